import { compactMoment } from '@tulia/centre/compact-date';
import { numberWords } from '@tulia/centre/number-words';
import type { Issue, IssueProgress } from '@tulia/contracts/newsletter-issue/schemas';
import { Notice, Panel, Skeleton, toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useGetIssueQuery, useStopIssueMutation } from '../../api/website/issues-api.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './watch-issue.module.css';

const ProseView = lazy(async () => ({ default: (await import('../../lib/text-editor/prose-view.tsx')).ProseView }));

/** The polling interval while emails are being sent, milliseconds. */
const AGAIN = 5000;

/** An issue that is being sent or was sent, with its progress and its text. */
export function WatchIssue({ issue: opened }: { readonly issue: Issue }): ReactNode {
	const again = { pollingInterval: opened.state === 'sending' ? AGAIN : 0, skipPollingIfUnfocused: true };
	const { data: issue = opened } = useGetIssueQuery({ id: opened.id }, again);
	const { subject, preview, content, progress, state } = issue;
	return (
		<>
			<AdminHeading
				title={subject}
				{...(preview === '' ? {} : { lead: preview })}
				action={state === 'sending' ? <StopIssue issueId={issue.id} /> : undefined}
			/>
			{progress ? <Progress state={state} progress={progress} /> : null}
			<Panel>
				<Suspense fallback={<Skeleton shape="block" />}>
					<ProseView content={content} />
				</Suspense>
			</Panel>
		</>
	);
}

interface ProgressProps {
	readonly state: Issue['state'];
	readonly progress: IssueProgress;
}

const TITLES: Record<Issue['state'], string> = {
	draft: 'It is a draft.',
	sending: 'It is being sent.',
	sent: 'It is sent.',
	stopped: 'It was stopped.',
};

function Progress({ state, progress }: ProgressProps): ReactNode {
	const now = useNow();
	const { startedAt, recipients, sent, left } = progress;
	return (
		<>
			<Notice tone={state === 'stopped' ? 'warm' : 'info'} title={TITLES[state]}>
				<p>{`Begun on ${compactMoment(startedAt, now)}: sent to ${numberWords(sent)} of ${numberWords(recipients)} people.`}</p>
				{state === 'sending' && left > 0 ? (
					<p>About 45 mails leave in a minute. You can close this page: it goes on by itself.</p>
				) : null}
			</Notice>
			<dl className={s.figures}>
				{figuresOf(state, progress).map(({ label, count, why }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<b>{numberWords(count)}</b>
							<small>{why}</small>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

const figuresOf = (
	state: Issue['state'],
	{ sent, left, cameBack, complained, unsubscribed, failed }: IssueProgress,
): readonly { readonly label: string; readonly count: number; readonly why: string }[] => [
	{ label: 'Sent', count: sent, why: 'Their mailbox has it, as far as we heard.' },
	{
		label: state === 'stopped' ? 'Not sent' : 'Left',
		count: left,
		why: state === 'stopped' ? 'You stopped it before their turn.' : 'Their turn is still to come.',
	},
	{ label: 'Came back', count: cameBack, why: 'Their mailbox takes no mail from us.' },
	{ label: 'Complained', count: complained, why: 'Called it spam, and get no more. Counted as sent, too.' },
	{ label: 'Unsubscribed', count: unsubscribed, why: 'Left before their turn, so they got none.' },
	{ label: 'Failed', count: failed, why: 'Given up after three days of trying.' },
];

function StopIssue({ issueId }: { readonly issueId: string }): ReactNode {
	const [stop] = useStopIssueMutation();
	const [failure, setFailure] = useState<string>();

	async function stopSending(): Promise<void> {
		const { data, error } = await stop({ id: issueId });
		setFailure(data ? undefined : changeFailure(error, 'stopped'));
		if (data) toast.success('Stopped. What had not left is not sent.');
	}
	return (
		<div>
			<ConfirmButton label="Stop" what="this issue" yes="Yes, stop" busyLabel="Stopping…" onConfirm={stopSending} />
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</div>
	);
}
