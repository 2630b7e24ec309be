import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { Avatar, Icon, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './inbox.module.css';
import { hasBounced, type InboxItem, isInCrisis } from './inbox-item.ts';

interface InboxListProps {
	readonly label: string;
	readonly rows: readonly InboxItem[];
	readonly openId: string | undefined;
	readonly onOpen: (id: string) => void;
	readonly now: Date;
}

/** `9:12 AM` today, `Mon 9 Nov` before. */
function whenWords(createdAt: string, now: Date): string {
	const at = new Date(createdAt);
	return dayOf(at) === dayOf(now) ? timeOf(at) : compactDate(at, now);
}

/** Who wrote, about what, and how it begins. */
export const InboxList = ({ label, rows, openId, onOpen, now }: InboxListProps): ReactNode => (
	<ul className={s.list} aria-label={label}>
		{rows.map((item) => (
			<li key={item.id}>
				<button
					type="button"
					className={s.item}
					aria-current={item.id === openId ? 'true' : undefined}
					data-in-crisis={isInCrisis(item) || undefined}
					onClick={() => onOpen(item.id)}
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
					</span>
				</button>
			</li>
		))}
	</ul>
);

function Title({ item }: { readonly item: InboxItem }): ReactNode {
	const title = `${hasBounced(item) ? 'Reply came back: ' : ''}${item.title}`;
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
