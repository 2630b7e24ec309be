import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { Avatar, Button, Icon, Notice, toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { InboxState } from '../../api/optimistic/inbox-changes.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { CrisisBadge, StateBadge } from '../../lib/lists/state-badge.tsx';
import * as s from './inbox.module.css';
import { hasBounced, type InboxActions, type InboxItem, isInCrisis, waitingWords } from './inbox-item.ts';
import { ReplyForm } from './reply-form.tsx';

interface InboxDetailProps {
	readonly item: InboxItem;
	readonly actions: InboxActions;
	readonly drafts: Map<string, string>;
	readonly more: ReactNode;
	readonly now: Date;
}

/** One item in full, its replies, and its actions. */
export const InboxDetail = ({ item, actions, drafts, more, now }: InboxDetailProps): ReactNode => (
	<>
		<header className={s.head}>
			<Avatar name={item.name} />
			<div className={s.from}>
				<h2 className={s.heading}>{item.title}</h2>
				<p>
					{item.name}, <a href={`mailto:${item.email}`}>{item.email}</a>
					{item.phone ? (
						<>
							, <a href={`tel:${item.phone}`}>{item.phone}</a>
						</>
					) : null}
				</p>
			</div>
			<Mark item={item} now={now} />
			{item.mayBeInCrisis ? <CrisisBadge /> : null}
		</header>
		{isInCrisis(item) ? <InDanger phone={item.phone} /> : null}
		<p className={s.said}>{item.text}</p>
		{item.replies.map((reply) => (
			<section key={reply.at} className={s.reply} aria-label="Reply">
				<p className={s.replied}>{`Answered ${compactDate(new Date(reply.at), now)} ${timeOf(new Date(reply.at))}`}</p>
				<p className={s.said}>{reply.text}</p>
				{reply.cameBack === undefined ? null : (
					<Notice tone="warm" title={`This reply came back ${compactDate(new Date(reply.cameBack), now)}.`}>
						<p>
							{item.phone
								? 'The email address takes no mail. Please phone instead.'
								: 'The email address takes no mail.'}
						</p>
					</Notice>
				)}
			</section>
		))}
		{item.state === 'spam' ? null : <ReplyForm item={item} reply={actions.reply} drafts={drafts} />}
		<StateButtons item={item} setState={actions.setState} more={more} />
	</>
);

/** What to do first, and not alone. */
const InDanger = ({ phone }: Pick<InboxItem, 'phone'>): ReactNode => (
	<Notice
		tone="bad"
		icon="heart"
		title={
			phone === undefined
				? 'This person may be in danger, and left no number. Please write back now.'
				: 'This person may be in danger. Please phone now if you can.'
		}
		action={
			phone === undefined ? undefined : (
				<a className={s.call} href={`tel:${phone}`}>
					<Icon name="phone" /> Call {phone}
				</a>
			)
		}
	>
		<p>You do not have to do this alone: tell a psychologist. “Crisis numbers” puts whom to call into your reply.</p>
	</Notice>
);

const WORDS = {
	answered: { tone: 'good', word: 'Answered' },
	done: { tone: 'quiet', word: 'Done' },
	spam: { tone: 'quiet', word: 'Spam' },
} as const;

function Mark({ item, now }: Pick<InboxDetailProps, 'item' | 'now'>): ReactNode {
	if (item.state === 'new') return <StateBadge tone="waiting">{waitingWords(item.createdAt, now)}</StateBadge>;
	if (hasBounced(item)) return <StateBadge tone="waiting">Reply came back</StateBadge>;
	const { tone, word } = WORDS[item.state];
	return <StateBadge tone={tone}>{word}</StateBadge>;
}

type Settable = Exclude<InboxState, 'answered'>;
const DONE = { new: 'Back among the new ones', done: 'Marked as done', spam: 'Marked as spam' } as const;
const LABELS = { new: 'Move back to new', done: 'Mark as done', spam: 'Mark as spam' } as const;

/** The states that can follow; every one of them can be undone. */
const wayFrom = (state: InboxState): readonly Settable[] => {
	if (state === 'new') return ['done', 'spam'];
	return state === 'answered' ? ['done'] : ['new'];
};

interface StateButtonsProps extends Pick<InboxActions, 'setState'> {
	readonly item: InboxItem;
	readonly more: ReactNode;
}

function StateButtons({ item, setState, more }: StateButtonsProps): ReactNode {
	const [busy, setBusy] = useState<Settable>();
	const [failure, setFailure] = useState<string>();

	async function change(to: Settable): Promise<void> {
		setBusy(to);
		setFailure(undefined);
		const { error } = await setState(item, to);
		setBusy(undefined);
		if (error === undefined) toast.success(DONE[to]);
		else setFailure(changeFailure(error, to));
	}
	return (
		<>
			<div className={s.buttons}>
				{wayFrom(item.state).map((to) => (
					<Button
						key={to}
						variant="quiet"
						size="sm"
						busy={busy === to}
						disabled={busy !== undefined}
						busyLabel="Saving…"
						onClick={() => void change(to)}
					>
						{LABELS[to]}
					</Button>
				))}
				{more}
			</div>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</>
	);
}
