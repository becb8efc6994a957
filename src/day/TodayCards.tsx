import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { readList, writeStored } from "../ui/device/storage";
import type { StoredName } from "../ui/device/stored";
import { tickBox } from "../ui/TickBox.styles";
import { size, use } from "../ui/theme/tokens";
import { milestonesAhead } from "./careCalendar";
import type { DayContent, DayLine } from "./content";
import { boxTitle, tinted } from "./day.styles";
import type { ChildStage, PregnancyStage } from "./stages";
import { childName } from "./words";

/** Lines of a list that are shown before the reader opens the whole. */
const shown = 4;

const list = {
  "& li": { borderTop: `1px solid ${use.line}` },
  "& label": { display: "flex", gap: "0.875rem", alignItems: "flex-start", paddingBlock: "0.75rem", lineHeight: 1.4, cursor: "pointer" },
  "& label:has(:checked)": { color: use.muted, textDecoration: "line-through" },
  "& input": tickBox,
} as const;

interface OpenListProps {
  title: string;
  name: StoredName;
  lines: readonly DayLine[];
  href: string;
}

/** The open items of a list of the site; a tick here is a tick there. */
function OpenList({ title, name, lines, href }: OpenListProps) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<string[]>([]);
  /** What was open when the page came stays in its place when it is ticked. */
  const [items, setItems] = useState<readonly DayLine[]>([]);
  useEffect(() => {
    const before = readList(name);
    setTicked(before);
    setItems(lines.filter(({ value }) => !before.includes(value)).slice(0, shown));
  }, [name, lines]);
  const tick = (value: string, isTicked: boolean) => {
    const now = readList(name).filter((other) => other !== value);
    const next = isTicked ? [...now, value] : now;
    writeStored(name, next);
    setTicked(next);
  };
  const open = lines.filter(({ value }) => !ticked.includes(value)).length;
  return (
    <section css={tinted} aria-label={title}>
      <h3 css={boxTitle}>{title}</h3>
      {items.length === 0 ? (
        <p>{t("day.list.done")}</p>
      ) : (
        <ul css={list}>
          {items.map(({ value, text }) => (
            <li key={value}>
              <label>
                <input type="checkbox" checked={ticked.includes(value)} onChange={({ target }) => tick(value, target.checked)} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={href}>{t("day.list.all", { count: open })}</a>
      </p>
    </section>
  );
}

interface NoteProps {
  title: string;
  text: string;
  link: { href: string; text: string } | null;
  tint: string;
}

function Note({ title, text, link, tint }: NoteProps) {
  return (
    <section css={{ ...tinted, background: tint }} aria-label={title}>
      <h3 css={boxTitle}>{title}</h3>
      <p>{text}</p>
      {link && (
        <p css={{ fontSize: size.small }}>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </section>
  );
}

type Pregnant = Extract<PregnancyStage, { kind: "pregnant" }>;
type Born = Extract<ChildStage, { kind: "child" }>;

const weekOf = ({ weeks }: Pregnant): string => String(Math.max(1, weeks));

/** The open items of the list of her week. */
export function WeekList({ stage, content }: { stage: Pregnant; content: DayContent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const week = weekOf(stage);
  const own = content.weeks[week];
  if (!own) return null;
  return (
    <OpenList
      title={t("day.list.week", { n: week })}
      name="ninni-checklists"
      lines={own.list}
      href={pathTo("pregnancyChecklist", language, { hafta: week })}
    />
  );
}

export interface PregnancyTodayProps {
  stage: Pregnant;
  content: DayContent;
  /** The lines for the partner come first. */
  isPartner: boolean;
  hasTwins: boolean;
}

/** The partner's line of her week, and what is different with twins. */
export function PregnancyNotes({ stage, content, isPartner, hasTwins }: PregnancyTodayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const week = weekOf(stage);
  const own = content.weeks[week];
  if (!own) return null;
  const weekPath = pathTo("pregnancyWeek", language, { hafta: week });
  const partner = (
    <Note
      key="partner"
      title={t(isPartner ? "day.partner.mine" : "day.partner")}
      text={own.partner}
      link={{ href: `${weekPath}#partner`, text: t("day.partner.more") }}
      tint={use.tintNight}
    />
  );
  const twins = hasTwins && (
    <Note
      key="twins"
      title={t("day.twins")}
      text={own.twins}
      link={{ href: `${weekPath}#twins`, text: t("day.twins.more") }}
      tint={use.tintSage}
    />
  );
  return <>{isPartner ? [partner, twins] : [twins, partner]}</>;
}

/** This week of a pregnancy: open items and notes; the notes first for a partner. */
export function PregnancyToday(props: PregnancyTodayProps) {
  const list = <WeekList stage={props.stage} content={props.content} />;
  const notes = <PregnancyNotes {...props} />;
  return props.isPartner ? (
    <>
      {notes}
      {list}
    </>
  ) : (
    <>
      {list}
      {notes}
    </>
  );
}

export interface ChildTodayProps {
  stage: Born;
  content: DayContent;
  /** Says the child's name where there are several. */
  isNamed: boolean;
}

/** Tonight's play. */
export function PlayNote({ stage, content, isNamed }: ChildTodayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const play = content.plays[String(stage.week)];
  if (!play) return null;
  return (
    <Note
      title={`${isNamed ? `${childName(t, stage)}: ` : ""}${t("day.play", { minutes: play.minutes })}`}
      text={play.title}
      link={{ href: pathTo("babyActivity", language, { id: String(stage.week) }), text: t("day.play.how") }}
      tint={use.tintNight}
    />
  );
}

/** What to look for next, by the corrected age of a child born early. */
export function MilestoneList({ stage, content, isNamed }: ChildTodayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = milestonesAhead(content.milestones, (stage.corrected ?? stage).months);
  if (!list) return null;
  return (
    <OpenList
      title={`${isNamed ? `${childName(t, stage)}: ` : ""}${t("day.list.milestones", { n: list.month })}`}
      name="ninni-milestones"
      lines={list.list}
      href={pathTo("milestoneChecklist", language, { id: String(list.month) })}
    />
  );
}

/** A child's day: tonight's play, and what to look for next. */
export const ChildToday = (props: ChildTodayProps) => (
  <>
    <PlayNote {...props} />
    <MilestoneList {...props} />
  </>
);
