import { numberWords } from '@tulia/centre/number-words';
import { explain, fieldErrorsIn } from '@tulia/platform';
import { AsyncBlock, Button, ButtonRow, Panel, Skeleton } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCountSubscribersQuery, useSendIssueMutation } from '../../api/website/issues-api.ts';
import { clearDraft } from '../../lib/drafts/form-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import * as s from './write-issue.module.css';

const WORDS = {
	not_found: 'Not sent: this issue no longer exists.',
	changed_meanwhile: 'Not sent: somebody else changed this issue meanwhile. Please open it again and read it.',
	no_subscribers: 'Not sent: nobody has confirmed a subscription yet.',
	forbidden: 'Not sent: this account may not do that. Please log in with a staff account.',
};
const NO_ANSWER = 'We do not know whether it was sent. Check your connection and try again: nobody gets it twice.';

const failureOf = (error: unknown): string => {
	const missing = fieldErrorsIn(error).map(({ message }) => message);
	return missing.length > 0 ? `Not sent: ${missing.join('. ')}.` : explain(error, WORDS, NO_ANSWER);
};

const people = (count: number): string => (count === 1 ? '1 person' : `${numberWords(count)} people`);

/** Sends the issue to all subscribers, after a confirmation that names their number. */
export function SendIssue({ issueId, isSaved, version }: SavedDraft): ReactNode {
	const [isConfirming, setConfirming] = useState(false);
	const first = useRef<HTMLButtonElement>(null);
	const wasConfirming = useRef(false);
	// The confirmation replaces the tapped button and takes its focus. When it is declined, the button has the focus
	// again.
	useEffect(() => {
		if (!isConfirming && wasConfirming.current) first.current?.focus();
		wasConfirming.current = isConfirming;
	}, [isConfirming]);
	return (
		<Panel>
			<div className={s.panel}>
				<h2 className={s.panelTitle}>Send it</h2>
				{isConfirming && isSaved ? (
					<ConfirmSending issueId={issueId} version={version} onKeep={() => setConfirming(false)} />
				) : (
					<>
						<p className={s.meta}>To everybody who confirmed a subscription. Its words cannot change afterwards.</p>
						<Button ref={first} disabled={!isSaved} onClick={() => setConfirming(true)}>
							Send to subscribers
						</Button>
					</>
				)}
			</div>
		</Panel>
	);
}

interface SureProps extends Omit<SavedDraft, 'isSaved'> {
	readonly onKeep: () => void;
}

function ConfirmSending({ onKeep, ...draft }: SureProps): ReactNode {
	const { data, isError, isFetching, isLoading, refetch } = useCountSubscribersQuery(undefined, {
		refetchOnMountOrArgChange: true,
	});
	const query = {
		data: isFetching ? undefined : data,
		isError,
		isFetching,
		isLoading: isLoading || isFetching,
		refetch,
	};
	return (
		<AsyncBlock
			query={query}
			headingLevel="h3"
			loading="Counting subscribers"
			skeleton={<Skeleton shape="title" />}
			failed={{ title: 'We could not count the subscribers', detail: 'Check your connection and try again.' }}
		>
			{({ count }) => (count === 0 ? <Nobody onKeep={onKeep} /> : <Yes {...draft} count={count} onKeep={onKeep} />)}
		</AsyncBlock>
	);
}

const Nobody = ({ onKeep }: Pick<SureProps, 'onKeep'>): ReactNode => (
	<>
		<p role="status">Nobody has confirmed a subscription yet, so there is nobody to send it to.</p>
		<Button variant="secondary" size="sm" onClick={onKeep}>
			Keep it as a draft
		</Button>
	</>
);

interface YesProps extends SureProps {
	readonly count: number;
}

function Yes({ issueId, version, count, onKeep }: YesProps): ReactNode {
	const [send, { isLoading }] = useSendIssueMutation();
	const [failure, setFailure] = useState<string>();
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => keep.current?.focus(), []);

	async function sure(): Promise<void> {
		setFailure(undefined);
		const { data, error } = await send({ id: issueId, version: version() });
		if (data) clearDraft(`issue:${issueId}`);
		else setFailure(failureOf(error));
	}
	return (
		<>
			<p role="status">
				This goes to <b>{people(count)}</b>. You can stop it while it is being sent, but not take back what has left.
			</p>
			<ButtonRow>
				<Button busy={isLoading} busyLabel="Sending…" onClick={() => void sure()}>
					{`Yes, send it to ${people(count)}`}
				</Button>
				<Button ref={keep} variant="secondary" disabled={isLoading} onClick={onKeep}>
					Keep it as a draft
				</Button>
			</ButtonRow>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</>
	);
}
