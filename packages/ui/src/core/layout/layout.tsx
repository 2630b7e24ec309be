import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as s from './layout.module.css';

const WIDTHS = { text: s.text, ticket: s.ticket, page: undefined, wide: s.wide };

export interface ContainerProps {
	/** 736, 992, 1200 or 1344 px at most. Default `page`. `text` is aligned left with the page. */
	readonly width?: 'text' | 'ticket' | 'page' | 'wide' | undefined;
	readonly children: ReactNode;
}

/** Centres content on the page, with its margins. */
export const Container = ({ width = 'page', children }: ContainerProps) => (
	<div className={classNames(s.container, WIDTHS[width])}>{children}</div>
);

export interface SectionProps {
	/** `sunken` is a band of a slightly darker ground. */
	readonly tone?: 'plain' | 'sunken' | undefined;
	readonly tight?: boolean | undefined;
	readonly id?: string | undefined;
	readonly children: ReactNode;
}

/** A section of a page with its vertical rhythm, in its container. */
export const Section = ({ tone = 'plain', tight = false, id, children }: SectionProps) => (
	<section id={id} className={classNames(s.section, tight && s.tight, tone === 'sunken' && s.sunken)}>
		<Container>{children}</Container>
	</section>
);

/** The `id` of the first part of a page. A prerendered page is painted once this part is parsed (decision 051). */
export const PAGE_HEADING_ID = 'page-heading';

export interface PageHeadingProps {
	readonly children: ReactNode;
	readonly lead?: ReactNode;
	/** A link above it, to the parent page. */
	readonly back?: ReactNode;
}

/** The one `h1` of a page. Focusable, so that the shell can move the focus there after a navigation. */
export const PageHeading = ({ children, lead, back }: PageHeadingProps) => (
	<div id={PAGE_HEADING_ID} className={s.heading}>
		{back ? <p className={s.back}>{back}</p> : null}
		<h1 tabIndex={-1}>{children}</h1>
		{lead ? <p className={s.lead}>{lead}</p> : null}
	</div>
);

/** A larger, quieter introductory paragraph. */
export const Lead = ({ children }: { readonly children: ReactNode }) => <p className={s.lead}>{children}</p>;

export interface SectionHeadProps {
	readonly title: string;
	readonly lead?: ReactNode;
	/** A link at the right. */
	readonly action?: ReactNode;
	/** So that its heading can label a section. */
	readonly id?: string | undefined;
}

export const SectionHead = ({ title, lead, action, id }: SectionHeadProps) => (
	<div className={s.head}>
		<div>
			<h2 id={id}>{title}</h2>
			{lead ? <p className={s.lead}>{lead}</p> : null}
		</div>
		{action}
	</div>
);

/** Buttons in a row. `fill` gives each the whole width on a phone. */
export const ButtonRow = ({
	fill = false,
	children,
}: {
	readonly fill?: boolean | undefined;
	readonly children: ReactNode;
}) => <div className={classNames(s.row, fill && s.fill)}>{children}</div>;
