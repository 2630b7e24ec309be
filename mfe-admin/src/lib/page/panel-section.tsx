import type { ComponentProps, ReactNode } from 'react';
import * as s from './panel-section.module.css';

interface PanelSectionProps extends Omit<ComponentProps<'section'>, 'className' | 'aria-labelledby'> {
	/** The id of the heading that names it. */
	readonly headingId: string;
}

/** A framed part of a page about one visit, as a region with the name of its heading. */
export const PanelSection = ({ headingId, ...section }: PanelSectionProps): ReactNode => (
	<section {...section} className={s.panel} aria-labelledby={headingId} />
);
