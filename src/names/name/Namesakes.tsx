import { bullets } from "../../ui/theme/globalStyles";

export interface NamesakesProps {
  namesakes: readonly { readonly name: string; readonly text: string }[];
}

/** Who or what is known by a name. */
export function Namesakes({ namesakes }: NamesakesProps) {
  return (
    <ul css={bullets}>
      {namesakes.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>: {text}
        </li>
      ))}
    </ul>
  );
}
