import type { ElementType } from 'react';
import * as s from './filter-chips.module.css';

export interface ChipLink {
	readonly to: string;
	readonly label: string;
	readonly isCurrent: boolean;
}

export interface ChipLinksProps {
	/** "Topics" */
	readonly label: string;
	readonly links: readonly ChipLink[];
	/** The router's `Link`, or another component with `to`. */
	readonly component: ElementType<{ readonly to: string }>;
}

/** Links to filtered views of a list; the current one is filled. */
export const ChipLinks = ({ label, links, component }: ChipLinksProps) => {
	const Anchor: ElementType = component;
	return (
		<nav aria-label={label}>
			<ul className={s.chips}>
				{links.map((link) => (
					<li key={link.label}>
						<Anchor to={link.to} className={s.chip} aria-current={link.isCurrent ? 'true' : undefined}>
							{link.label}
						</Anchor>
					</li>
				))}
			</ul>
		</nav>
	);
};
