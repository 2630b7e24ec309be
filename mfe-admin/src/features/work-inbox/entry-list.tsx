import { Avatar, Icon, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { dayOf, shortDate, timeOf } from '../../lib/centre-time.ts';
import { type Entry, hasComeBack } from './entry.ts';
import * as s from './inbox.module.css';

interface EntryListProps {
	readonly label: string;
	readonly rows: readonly Entry[];
	readonly openId: string | undefined;
	readonly onOpen: (id: string) => void;
	readonly now: Date;
}

/** `9:12 AM` today, `Mon 9 Nov` before. */
function whenWords(createdAt: string, now: Date): string {
	const at = new Date(createdAt);
	return dayOf(at) === dayOf(now) ? timeOf(at) : shortDate(at, now);
}

/** Who wrote, about what, and how it begins. */
export const EntryList = ({ label, rows, openId, onOpen, now }: EntryListProps): ReactNode => (
	<ul className={s.list} aria-label={label}>
		{rows.map((entry) => (
			<li key={entry.id}>
				<button
					type="button"
					className={s.entry}
					aria-current={entry.id === openId ? 'true' : undefined}
					onClick={() => onOpen(entry.id)}
				>
					<span className={s.dot} data-new={entry.state === 'new' || undefined} aria-hidden="true" />
					<Avatar name={entry.name} />
					<span className={s.words}>
						<span className={s.line}>
							<b className={s.name}>{entry.name}</b>
							<time className={s.when} dateTime={entry.createdAt}>
								{whenWords(entry.createdAt, now)}
							</time>
						</span>
						<span className={s.title}>
							{entry.mayBeInCrisis ? (
								<>
									<Icon name="alert" className={s.flag} />
									<VisuallyHidden>May be in crisis: </VisuallyHidden>
								</>
							) : null}
							{hasComeBack(entry) ? 'Reply came back: ' : ''}
							{entry.title}
						</span>
						<span className={s.begin}>{entry.text}</span>
					</span>
				</button>
			</li>
		))}
	</ul>
);
