import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { listInboxColleagues as ListInboxColleagues } from '@tulia/contracts/inbox/endpoints';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { calledBy, useSessionUser } from '@tulia/platform';
import { Button, Notice, toast } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useHandInboxItemMutation, useListInboxColleaguesQuery } from '../../api/inbox-api.ts';
import { LoadingOrFailed } from '../../lib/page/loading-or-failed.tsx';
import { assigneeWords } from './assignment.ts';
import { assignmentFailure } from './assignment-failure.ts';
import * as s from './inbox.module.css';
import { isInCrisis } from './inbox-item.ts';
import type { SeenAssignment } from './use-assignment.ts';

interface HandOverProps {
	readonly item: InboxItem;
	readonly assignment: SeenAssignment;
}

/** Called to hand an item over, or to take it over from the assignee that was shown. */
function useHandOver({ item: { kind, id }, assignment: { assignee, isMine } }: HandOverProps) {
	const [hand, { isLoading }] = useHandInboxItemMutation();
	const [failure, setFailure] = useState<string>();

	async function handTo(to: string): Promise<boolean> {
		setFailure(undefined);
		const takeOver = assignee && !isMine ? { takeOverFrom: assignee.userId } : {};
		const { error } = await hand({ kind, id, to, ...takeOver });
		if (error !== undefined) setFailure(assignmentFailure(error));
		return error === undefined;
	}
	return { handTo, failure, isBusy: isLoading };
}

const Failure = ({ children }: { readonly children: string | undefined }): ReactNode =>
	children === undefined ? null : (
		<p className={s.failure} role="alert">
			{children}
		</p>
	);

/** The assignee, with a button to take the item over. */
export function WithColleague({ item, assignment, now }: HandOverProps & { readonly now: Date }): ReactNode {
	const mine = useSessionUser()?.id ?? '';
	const { handTo, failure, isBusy } = useHandOver({ item, assignment });
	const { assignee, isMine } = assignment;
	if (item.state !== 'new' || assignee === undefined) return <Failure>{failure}</Failure>;
	return (
		<>
			<Notice
				tone="info"
				icon="person"
				role="status"
				title={assigneeWords(assignee, mine, now)}
				action={
					isMine ? undefined : (
						<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Saving…" onClick={() => void handTo(mine)}>
							Take over
						</Button>
					)
				}
			>
				{assignee.by === assignee.name ? null : <p>Handed over by {assignee.by}.</p>}
			</Notice>
			<Failure>{failure}</Failure>
		</>
	);
}

type Colleague = ResponseOf<typeof ListInboxColleagues>['data'][number];

/**
 * Hands an item over to a colleague who may answer. If it has words of crisis, there is a button for the colleague on
 * duty.
 */
export function HandOver({ item, assignment }: HandOverProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const toggle = useRef<HTMLButtonElement>(null);
	const { data } = useListInboxColleaguesQuery(undefined, { skip: !isInCrisis(item) });
	const { handTo, failure, isBusy } = useHandOver({ item, assignment });
	const first = data?.data.find(({ userId, onDuty }) => onDuty && userId !== assignment.assignee?.userId);

	async function press({ userId, name, hasMail }: Colleague): Promise<void> {
		if (!(await handTo(userId))) return;
		toast.success(hasMail ? `Handed to ${name}, who gets an email` : `Handed to ${name}. Please tell them yourself`);
		setOpen(false);
		// The tapped button has disappeared, and the focus with it.
		toggle.current?.focus();
	}
	return (
		<>
			{first ? (
				<Button variant="quiet" busy={isBusy && !isOpen} busyLabel="Handing over…" onClick={() => void press(first)}>
					Hand to {calledBy(first.name)}
				</Button>
			) : null}
			<Button ref={toggle} variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{first ? 'Hand to somebody else' : 'Hand to a colleague'}
			</Button>
			{isOpen ? (
				<Colleagues but={[assignment.assignee?.userId, first?.userId]} isBusy={isBusy} onPress={press} />
			) : null}
			<Failure>{failure}</Failure>
		</>
	);
}

interface ColleaguesProps {
	/** The colleagues that the list omits: the assignee, and those who have their own button. */
	readonly but: readonly (string | undefined)[];
	readonly isBusy: boolean;
	readonly onPress: (colleague: Colleague) => Promise<void>;
}

/** The colleagues to choose from. The server sorts those on duty first. */
function Colleagues({ but, isBusy, onPress }: ColleaguesProps): ReactNode {
	const query = useListInboxColleaguesQuery(undefined, { refetchOnMountOrArgChange: true });
	if (!query.data || query.isError)
		return (
			<LoadingOrFailed
				query={query}
				loading="Loading your colleagues…"
				failed="We could not load your colleagues. Check your connection."
			/>
		);
	const others = query.data.data.filter(({ userId }) => !but.includes(userId));
	if (others.length === 0) return <p role="status">Nobody else may read the inbox.</p>;
	return (
		<fieldset className={s.colleagues}>
			<legend className={s.replied}>Whom do you hand it to?</legend>
			{others.map((colleague) => (
				<Button
					key={colleague.userId}
					variant="secondary"
					size="sm"
					disabled={isBusy}
					onClick={() => void onPress(colleague)}
				>
					{labelOf(colleague)}
				</Button>
			))}
		</fieldset>
	);
}

/** `Dr. Nyambura Otieno, on duty`. A colleague without an email address has to be notified in person. */
const labelOf = ({ name, onDuty, hasMail }: Colleague): string =>
	[name, ...(onDuty ? ['on duty'] : []), ...(hasMail ? [] : ['gets no email'])].join(', ');
