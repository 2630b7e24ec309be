import { minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Icon, type IconName } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useNoticeChannel } from '../reach/use-notice-channel.ts';
import { reminderWords } from './reminder-words.ts';
import * as s from './ticket-parts.module.css';

/** How early clients arrive (R52). */
const EARLY_MINUTES = 10;

interface Advice {
	readonly icon: IconName;
	readonly title: string;
	readonly text: string;
}

const adviceFor = (ticket: Ticket, now: Date, by: string | undefined): readonly Advice[] => [
	{
		icon: 'clock',
		title: `Arrive by ${wallTime(minuteOfWallTime(ticket.time) - EARLY_MINUTES)}`,
		text: 'Arriving 10 minutes early gives you time to sit down.',
	},
	{
		icon: 'idCard',
		title: 'Bring a valid ID',
		text: 'And this ticket, on paper or on your phone. Turn up your screen at the desk.',
	},
	{ icon: 'bell', ...reminderWords(ticket, now, by) },
];

/** What to know before the visit: when to arrive, what to bring, whether a reminder is sent. */
export function BeforeYouCome({ ticket, now }: { readonly ticket: Ticket; readonly now: Date }): ReactNode {
	const by = useNoticeChannel();
	return (
		<section className={s.before}>
			<h2 className={s.beforeTitle}>Before you come</h2>
			<ul className={s.advice}>
				{adviceFor(ticket, now, by).map(({ icon, title, text }) => (
					<li key={icon} className={s.piece}>
						<Icon name={icon} className={s.pieceIcon} />
						<div>
							<b>{title}</b>
							<p className={s.pieceText}>{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
