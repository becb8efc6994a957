import { render } from "@testing-library/react";
import { useOnChange, useOnMount } from "../../../src/ui/device/useOnChange";

const ran: string[] = [];
function Probe({ wanted, other }: { wanted: number; other: string }) {
  useOnChange([wanted], () => {
    ran.push(`${wanted} ${other}`);
  });
  useOnMount(() => {
    ran.push("mounted");
    return () => {
      ran.push("gone");
    };
  });
  return null;
}

test("an effect runs for the values it names only, and reads the newest of the others", () => {
  const { rerender, unmount } = render(<Probe wanted={1} other="a" />);
  rerender(<Probe wanted={1} other="b" />);
  rerender(<Probe wanted={2} other="c" />);
  unmount();
  expect(ran).toEqual(["1 a", "mounted", "2 c", "gone"]);
});
