import {
	createContext,
	type MouseEvent,
	type ReactNode,
	type ToggleEvent,
	useContext,
	useId,
	useLayoutEffect,
	useState,
} from 'react';
import * as s from './accordion.module.css';

interface AccordionState {
	readonly group: string;
	readonly openId: string | undefined;
	readonly setOpenId: (id: string | undefined) => void;
	readonly level: 'h2' | 'h3' | 'h4';
}
const AccordionContext = createContext<AccordionState | undefined>(undefined);

export interface AccordionProps {
	/** `lines` for questions, `panels` for services. Default `lines`. */
	readonly look?: 'lines' | 'panels' | undefined;
	/** The open item, or `undefined` for none. Controlled with `onOpenChange`; without both it has its own state. */
	readonly openId?: string | undefined;
	readonly onOpenChange?: ((id: string | undefined) => void) | undefined;
	/** Initially open, when uncontrolled. */
	readonly defaultOpenId?: string | undefined;
	/** Level of the items' headings: heading levels of the page may not be skipped. Default `h3`. */
	readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
	/** Accordions with the same group and `openId` have one open item among them. */
	readonly group?: string | undefined;
	readonly children: ReactNode;
}

/** Adopts items opened or closed in prerendered HTML before hydration. */
function usePreHydrationChoice({ group, openId, setOpenId }: AccordionState): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the accordion hydrates
	useLayoutEffect(() => {
		const items = [...document.getElementsByName(group)].filter((item) => item instanceof HTMLDetailsElement);
		const opened = items.find(({ open }) => open)?.id;
		if (opened !== openId) setOpenId(opened);
	}, []);
}

/** Items of which at most one is open. Made of `details[name]`, so it works without a script. */
export function Accordion({
	look = 'lines',
	openId,
	onOpenChange,
	defaultOpenId,
	headingLevel = 'h3',
	group,
	children,
}: AccordionProps) {
	const ownGroup = useId();
	const [remembered, remember] = useState(defaultOpenId);
	const state = {
		group: group ?? ownGroup,
		openId: onOpenChange ? openId : remembered,
		setOpenId: onOpenChange ?? remember,
		level: headingLevel,
	};
	usePreHydrationChoice(state);
	return (
		<AccordionContext value={state}>
			<div className={look === 'panels' ? s.panels : s.lines}>{children}</div>
		</AccordionContext>
	);
}

export interface AccordionItemProps {
	/** Unique in the page; also the anchor for links. */
	readonly id: string;
	/** Matches of a search may be in `<mark>`. */
	readonly title: ReactNode;
	/** One line under the title while closed. */
	readonly line?: string | undefined;
	/** A small drawing while closed. */
	readonly thumbnail?: ReactNode;
	readonly children: ReactNode;
}

/** One item: its whole row toggles it. */
export function AccordionItem({ id, title, line, thumbnail, children }: AccordionItemProps) {
	const accordion = useContext(AccordionContext);
	if (!accordion) throw new Error('AccordionItem must be inside Accordion');
	const { group, openId, setOpenId, level: Heading } = accordion;
	const isOpen = openId === id;

	const press = (event: MouseEvent) => {
		event.preventDefault();
		setOpenId(isOpen ? undefined : id);
	};
	// The browser opens an item by itself for find-in-page or a fragment.
	const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
		if (currentTarget.open && !isOpen) setOpenId(id);
	};

	return (
		<details id={id} className={s.item} name={group} open={isOpen} onToggle={follow} suppressHydrationWarning>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; its key presses arrive as clicks */}
			<summary className={s.row} onClick={press}>
				{thumbnail ? <span className={s.thumbnail}>{thumbnail}</span> : null}
				{/* HTML allows a heading in a summary only as its child, and no paragraph. */}
				<Heading className={s.title}>{title}</Heading>
				{line === undefined ? null : <span className={s.line}>{line}</span>}
				<span className={s.sign} aria-hidden="true" />
			</summary>
			<div className={s.answer}>{children}</div>
		</details>
	);
}
