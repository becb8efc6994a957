import { Picture } from "../ui/Picture";
import { dimmedAtNight } from "../ui/theme/night";
import colours from "./covers.json";

export interface CoverProps {
  /** Drawing of static/covers, like cover-birth; any other name is a drawing of static/illustrations. */
  name: string;
  /** Widths it is shown at, in the form of an image's `sizes`. */
  sizes: string;
  /** Whether it loads at once instead of when it comes near the view. */
  isFirst?: boolean;
}

const isCover = (name: string): name is keyof typeof colours => name in colours;

/** A cover in the ratio 3:2, as decoration; its background colour fills the place until it has loaded. scripts/covers.mjs makes the files. */
export function Cover({ name, sizes, isFirst }: CoverProps) {
  if (!isCover(name)) return <Picture name={name} isFirst={isFirst} />;
  const files = (type: string, ...widths: number[]) => widths.map((width) => `/covers/${name}-${width}.${type} ${width}w`).join(", ");
  return (
    <picture data-quiet-hides="">
      <source type="image/avif" srcSet={files("avif", 240, 480, 960)} sizes={sizes} />
      <img
        src={`/covers/${name}-960.webp`}
        srcSet={files("webp", 480, 960)}
        sizes={sizes}
        alt=""
        width={960}
        height={640}
        loading={isFirst ? "eager" : "lazy"}
        css={{
          width: "100%",
          height: "auto",
          aspectRatio: "3/2",
          objectFit: "cover",
          backgroundColor: colours[name],
          ...dimmedAtNight,
        }}
      />
    </picture>
  );
}
