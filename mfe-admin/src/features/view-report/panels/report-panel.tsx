import { type ReactNode, useId } from 'react';
import * as s from '../view-report.module.css';

interface ReportPanelProps {
	readonly title: string;
	/** What is shown, in words. */
	readonly lead?: ReactNode;
	/** What the colours are, beside the title. */
	readonly legend?: ReactNode;
	readonly children: ReactNode;
	/** What it says, or what it does not. */
	readonly foot?: ReactNode;
}

/** One question a report answers. */
export function ReportPanel({ title, lead, legend, children, foot }: ReportPanelProps): ReactNode {
	const titleId = useId();
	return (
		<section className={s.panel} aria-labelledby={titleId}>
			<div className={s.panelHead}>
				<div>
					<h2 id={titleId}>{title}</h2>
					{lead ? <p className={s.quiet}>{lead}</p> : null}
				</div>
				{legend}
			</div>
			{children}
			{foot ? <p className={s.foot}>{foot}</p> : null}
		</section>
	);
}
