import type { ComponentProps, ReactNode } from 'react';
import * as s from './panel-section.module.css';

interface PanelSectionProps extends Omit<ComponentProps<'section'>, 'className' | 'aria-labelledby'> {
	readonly headingId: string;
}

/** A framed part of a visit's page, as a region named by its heading. */
export const PanelSection = ({ headingId, ...section }: PanelSectionProps): ReactNode => (
	<section {...section} className={s.panel} aria-labelledby={headingId} />
);
