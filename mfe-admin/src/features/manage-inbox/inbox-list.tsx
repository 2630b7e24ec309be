import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { useSessionUser } from '@tulia/platform';
import { Avatar, Icon, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import type { InboxAddress } from '../../api/inbox-api.ts';
import { assigneeWords, callIn, callWords } from './assignment.ts';
import * as s from './inbox.module.css';
import { hasBounced, isInCrisis, isSameItem, openValue, titleOf } from './inbox-item.ts';
import { timeLeftWords, urgencyOf } from './time-left.ts';

interface InboxListProps {
	readonly label: string;
	readonly rows: readonly InboxItem[];
	readonly open: InboxAddress | undefined;
	readonly shown: InboxAddress | undefined;
	readonly onOpen: (item: InboxItem) => void;
	readonly now: Date;
}

/** `9:12 AM` for today, `Mon 9 Nov` for an earlier day. */
function whenWords(createdAt: string, now: Date): string {
	const at = new Date(createdAt);
	return dayOf(at) === dayOf(now) ? timeOf(at) : compactDate(at, now);
}

/** The list with the writer, subject and beginning of each item. */
export const InboxList = ({ label, rows, open, shown, onOpen, now }: InboxListProps): ReactNode => (
	<ul className={s.list} aria-label={label}>
		{rows.map((item) => (
			<li key={openValue(item)}>
				<button
					type="button"
					className={s.item}
					data-row={openValue(item)}
					data-shown={(shown && isSameItem(item, shown)) || undefined}
					aria-current={open && isSameItem(item, open) ? 'true' : undefined}
					data-in-crisis={isInCrisis(item) || undefined}
					onClick={() => onOpen(item)}
				>
					<span className={s.dot} data-new={item.state === 'new' || undefined} aria-hidden="true" />
					<Avatar name={item.name} />
					<span className={s.words}>
						<span className={s.line}>
							<b className={s.name}>{item.name}</b>
							<time className={s.when} dateTime={item.createdAt}>
								{whenWords(item.createdAt, now)}
							</time>
						</span>
						<Title item={item} />
						<span className={s.begin}>{item.text}</span>
						<WhoDeals item={item} now={now} />
						<TimeLeft item={item} now={now} />
					</span>
				</button>
			</li>
		))}
	</ul>
);

/** The colleague who is on the phone with the writer, and the assignee. */
function WhoDeals({ item, now }: Pick<InboxListProps, 'now'> & { readonly item: InboxItem }): ReactNode {
	const mine = useSessionUser()?.id;
	const call = callIn(item, now);
	return (
		<>
			{call === undefined ? null : <span className={s.with}>{callWords(call, mine)}</span>}
			{item.assignee === undefined ? null : <span className={s.with}>{assigneeWords(item.assignee, mine, now)}</span>}
		</>
	);
}

function TimeLeft({ item, now }: Pick<InboxListProps, 'now'> & { readonly item: InboxItem }): ReactNode {
	const words = timeLeftWords(item, now);
	if (words === undefined) return null;
	return (
		<span className={s.left} data-urgency={urgencyOf(item, now)}>
			{words}
		</span>
	);
}

function Title({ item }: { readonly item: InboxItem }): ReactNode {
	const title = `${hasBounced(item) ? 'Reply came back: ' : ''}${titleOf(item)}`;
	if (isInCrisis(item))
		return (
			<>
				<b className={s.first}>Answer first: words of crisis</b>
				<span className={s.title}>{title}</span>
			</>
		);
	if (!item.mayBeInCrisis) return <span className={s.title}>{title}</span>;
	return (
		<span className={s.title}>
			<Icon name="alert" className={s.flag} />
			<VisuallyHidden>May be in crisis: </VisuallyHidden>
			{title}
		</span>
	);
}
