import { compactDate, compactMoment } from '@tulia/centre/compact-date';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { Avatar, Button, Notice, toast } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { InboxState } from '../../api/inbox-api.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { CrisisBadge, StateBadge } from '../../lib/lists/state-badge.tsx';
import { HandOver, WithColleague } from './hand-over.tsx';
import * as s from './inbox.module.css';
import { hasBounced, type InboxActions, isInCrisis, titleOf } from './inbox-item.ts';
import { PhoneCall } from './phone-call.tsx';
import { ReplyForm } from './reply-form.tsx';
import { timeLeftWords, urgencyOf, waitingWords } from './time-left.ts';
import { useAssignment } from './use-assignment.ts';

interface InboxDetailProps {
	readonly item: InboxItem;
	readonly actions: InboxActions;
	readonly more: ReactNode;
	readonly now: Date;
}

export function InboxDetail({ item, actions, more, now }: InboxDetailProps): ReactNode {
	const thread = useRef<HTMLElement>(null);
	const assignment = useAssignment(item, now);
	return (
		<>
			<Writer item={item} now={now} />
			{isInCrisis(item) ? <InDanger phone={item.phone} isCalledBy={assignment.callOfColleague?.name} /> : null}
			<WithColleague item={item} assignment={assignment} now={now} />
			<p className={s.said}>{item.text}</p>
			{item.state === 'new' && (item.phone || assignment.ownCall || assignment.callOfColleague) ? (
				<PhoneCall item={item} assignment={assignment} />
			) : null}
			{/* The list of replies takes the focus after a reply was sent. */}
			<section ref={thread} className={s.thread} tabIndex={-1} aria-label="Replies">
				{item.replies.map((reply) => (
					<Reply key={reply.at} reply={reply} phone={item.phone} now={now} />
				))}
			</section>
			{item.state === 'spam' ? null : (
				<ReplyForm
					item={item}
					reply={actions.reply}
					onSent={() => thread.current?.focus()}
					beside={item.state === 'new' ? <HandOver item={item} assignment={assignment} /> : null}
				/>
			)}
			<StateButtons item={item} setState={actions.setState} more={more} />
		</>
	);
}

interface ItemProps {
	readonly item: InboxItem;
	readonly now: Date;
}

/** The writer of an item with their contact details, and how long they have waited. */
const Writer = ({ item, now }: ItemProps): ReactNode => (
	<header className={s.head}>
		<Avatar name={item.name} />
		<div className={s.from}>
			<h2 className={s.heading}>{titleOf(item)}</h2>
			<p>
				{item.name}, <a href={`mailto:${item.email}`}>{item.email}</a>
				{item.phone ? (
					<>
						, <a href={`tel:${item.phone}`}>{item.phone}</a>
					</>
				) : null}
			</p>
			<p>
				Written <time dateTime={item.createdAt}>{compactMoment(item.createdAt, now)}</time>
			</p>
		</div>
		<div className={s.marks}>
			<Mark item={item} now={now} />
			{item.mayBeInCrisis ? <CrisisBadge /> : null}
			<span className={s.left} data-urgency={urgencyOf(item, now)}>
				{timeLeftWords(item, now)}
			</span>
		</div>
	</header>
);

interface ReplyProps {
	readonly reply: InboxItem['replies'][number];
	readonly phone: string | undefined;
	readonly now: Date;
}

/** A reply with its author, and whether it bounced. */
const Reply = ({ reply, phone, now }: ReplyProps): ReactNode => (
	<div className={s.reply}>
		<p className={s.replied}>{`Answered by ${reply.by}, ${compactMoment(reply.at, now)}`}</p>
		<p className={s.said}>{reply.text}</p>
		{reply.cameBack === undefined ? null : (
			<Notice tone="warm" title={`This reply came back ${compactDate(new Date(reply.cameBack), now)}.`}>
				<p>{phone ? 'The email address takes no mail. Please phone instead.' : 'The email address takes no mail.'}</p>
			</Notice>
		)}
	</div>
);

interface InDangerProps {
	readonly phone: string | undefined;
	readonly isCalledBy: string | undefined;
}

function dangerTitle({ phone, isCalledBy }: InDangerProps): string {
	if (isCalledBy !== undefined) return `This person may be in danger. ${isCalledBy} has them on the phone.`;
	return phone === undefined
		? 'This person may be in danger, and left no number. Please write back now.'
		: 'This person may be in danger. Please phone now if you can.';
}

/** Says what to do first when the writer may be in danger, and whom to ask for help. */
const InDanger = (who: InDangerProps): ReactNode => (
	<Notice tone="bad" icon="heart" title={dangerTitle(who)}>
		<p>You do not have to do this alone: tell a psychologist. “Crisis numbers” puts whom to call into your reply.</p>
	</Notice>
);

const WORDS = {
	answered: { tone: 'good', word: 'Answered' },
	done: { tone: 'quiet', word: 'Done' },
	spam: { tone: 'quiet', word: 'Spam' },
} as const;

function Mark({ item, now }: ItemProps): ReactNode {
	if (item.state === 'new') return <StateBadge tone="waiting">{waitingWords(item.createdAt, now)}</StateBadge>;
	if (hasBounced(item)) return <StateBadge tone="waiting">Reply came back</StateBadge>;
	const { tone, word } = WORDS[item.state];
	return <StateBadge tone={tone}>{word}</StateBadge>;
}

type Settable = Exclude<InboxState, 'answered'>;
const DONE = { new: 'Back among the new ones', done: 'Marked as done', spam: 'Marked as spam' } as const;
const LABELS = { new: 'Move back to new', done: 'Mark as done', spam: 'Mark as spam' } as const;

/** The buttons for the possible next states, each of which can be undone. */
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
