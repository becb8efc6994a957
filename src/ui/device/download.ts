/**
 * Downloads a text as a file.
 * @param type MIME type
 * @example download("names.csv", "name,meaning", "text/csv")
 */
export function download(fileName: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
