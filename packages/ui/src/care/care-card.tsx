import { type ReactNode, useId } from 'react';
import { SpotEmpty } from '../core/brand/spots.tsx';
import { Button } from '../core/button/button.tsx';
import { Icon } from '../core/display/icon.tsx';
import * as s from './care-card.module.css';

/** One line: `Call 1199`, `Someone to talk to`. */
export interface CareLine {
	/** `tel:`, `sms:`, `mailto:`, or the address of a page. */
	readonly href: string;
	readonly title: string;
	readonly note: string;
	readonly icon: 'phone' | 'chat';
}

export interface CareCardProps {
	readonly title: string;
	/** Level of the title: heading levels of the page may not be skipped. */
	readonly headingLevel: 'h2' | 'h3' | 'h4';
	/** A sentence or two, kind and plain. The typed text is never repeated here. */
	readonly children: ReactNode;
	readonly lines: readonly CareLine[];
	readonly foot?: ReactNode;
	/** Shows "Put this away". */
	readonly onDismiss?: (() => void) | undefined;
}

/** Lines to call beside a text with words of crisis (DESIGN-clients, crisis card). Never blocks anything. */
export function CareCard({ title, headingLevel: Heading, children, lines, foot, onDismiss }: CareCardProps): ReactNode {
	const id = useId();
	return (
		<section className={s.care} aria-labelledby={id}>
			<div className={s.head}>
				<SpotEmpty />
				<Heading id={id} className={s.title}>
					{title}
				</Heading>
				<p className={s.words}>{children}</p>
			</div>
			<div className={s.lines}>
				{lines.map((line) => (
					<a key={line.href} className={s.line} href={line.href}>
						<Icon name={line.icon} className={s.icon} />
						<span>
							<span className={s.call}>{line.title}</span>
							<span className={s.note}>{line.note}</span>
						</span>
					</a>
				))}
			</div>
			{foot || onDismiss ? (
				<div className={s.foot}>
					<span>{foot}</span>
					{onDismiss ? (
						<Button variant="quiet" size="sm" onClick={onDismiss}>
							Put this away
						</Button>
					) : null}
				</div>
			) : null}
		</section>
	);
}
