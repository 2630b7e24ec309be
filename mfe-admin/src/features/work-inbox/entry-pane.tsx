import { Avatar, Button, Notice, toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { EntryState } from '../../api/find-current.ts';
import { shortDate, timeOf } from '../../lib/centre-time.ts';
import { changeFailure } from '../../lib/change-failure.ts';
import { CrisisMark, StateMark } from '../../lib/state-mark.tsx';
import { type Entry, type EntryActions, hasComeBack, waitingWords } from './entry.ts';
import * as s from './inbox.module.css';
import { ReplyForm } from './reply-form.tsx';

interface EntryPaneProps {
	readonly entry: Entry;
	readonly actions: EntryActions;
	readonly drafts: Map<string, string>;
	readonly more: ReactNode;
	readonly now: Date;
}

/** One entry in full, what was written back, and what can be done with it. */
export const EntryPane = ({ entry, actions, drafts, more, now }: EntryPaneProps): ReactNode => (
	<>
		<header className={s.head}>
			<Avatar name={entry.name} />
			<div className={s.from}>
				<h2 className={s.heading}>{entry.title}</h2>
				<p>
					{entry.name}, <a href={`mailto:${entry.email}`}>{entry.email}</a>
					{entry.phone ? (
						<>
							, <a href={`tel:${entry.phone}`}>{entry.phone}</a>
						</>
					) : null}
				</p>
			</div>
			<Mark entry={entry} now={now} />
			{entry.mayBeInCrisis ? <CrisisMark /> : null}
		</header>
		<p className={s.said}>{entry.text}</p>
		{entry.replies.map((reply) => (
			<section key={reply.at} className={s.reply} aria-label="Reply">
				<p className={s.replied}>{`Answered ${shortDate(new Date(reply.at), now)} ${timeOf(new Date(reply.at))}`}</p>
				<p className={s.said}>{reply.text}</p>
				{reply.cameBack === undefined ? null : (
					<Notice tone="warm" title={`This reply came back ${shortDate(new Date(reply.cameBack), now)}.`}>
						<p>
							{entry.phone
								? 'The email address takes no mail. Please phone instead.'
								: 'The email address takes no mail.'}
						</p>
					</Notice>
				)}
			</section>
		))}
		{entry.state === 'spam' ? null : <ReplyForm entry={entry} reply={actions.reply} drafts={drafts} />}
		<StateButtons entry={entry} setState={actions.setState} more={more} />
	</>
);

const WORDS = {
	answered: { tone: 'good', word: 'Answered' },
	done: { tone: 'quiet', word: 'Done' },
	spam: { tone: 'quiet', word: 'Spam' },
} as const;

function Mark({ entry, now }: Pick<EntryPaneProps, 'entry' | 'now'>): ReactNode {
	if (entry.state === 'new') return <StateMark tone="waiting">{waitingWords(entry.createdAt, now)}</StateMark>;
	if (hasComeBack(entry)) return <StateMark tone="waiting">Reply came back</StateMark>;
	const { tone, word } = WORDS[entry.state];
	return <StateMark tone={tone}>{word}</StateMark>;
}

type Settable = Exclude<EntryState, 'answered'>;
const DONE = { new: 'Back among the new ones', done: 'Marked as done', spam: 'Marked as spam' } as const;
const LABELS = { new: 'Move back to new', done: 'Mark as done', spam: 'Mark as spam' } as const;

/** Where it can go from where it is; nothing is gone for good. */
const wayFrom = (state: EntryState): readonly Settable[] => {
	if (state === 'new') return ['done', 'spam'];
	return state === 'answered' ? ['done'] : ['new'];
};

interface StateButtonsProps extends Pick<EntryActions, 'setState'> {
	readonly entry: Entry;
	readonly more: ReactNode;
}

function StateButtons({ entry, setState, more }: StateButtonsProps): ReactNode {
	const [busy, setBusy] = useState<Settable>();
	const [failure, setFailure] = useState<string>();

	async function change(to: Settable): Promise<void> {
		setBusy(to);
		setFailure(undefined);
		const { error } = await setState(entry, to);
		setBusy(undefined);
		if (error === undefined) toast.success(DONE[to]);
		else setFailure(changeFailure(error, to));
	}
	return (
		<>
			<div className={s.buttons}>
				{wayFrom(entry.state).map((to) => (
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
