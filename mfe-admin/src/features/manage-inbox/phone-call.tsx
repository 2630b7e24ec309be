import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { Button, Icon, LinkButton, Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useEndPhoneCallMutation, useMarkOnPhoneMutation } from '../../api/inbox-api.ts';
import { callWords, clockOf } from './assignment.ts';
import { assignmentFailure } from './assignment-failure.ts';
import * as s from './inbox.module.css';
import { isInCrisis } from './inbox-item.ts';
import type { SeenAssignment } from './use-assignment.ts';

interface PhoneCallProps {
	readonly item: InboxItem;
	readonly assignment: SeenAssignment;
}

/**
 * Announces to all staff that the user is on the phone with the writer, so that no colleague calls them at the same
 * time.
 */
export function PhoneCall({ item, assignment: { ownCall, callOfColleague } }: PhoneCallProps): ReactNode {
	const { kind, id, phone } = item;
	const [mark, marking] = useMarkOnPhoneMutation();
	const [end, ending] = useEndPhoneCallMutation();
	const [failure, setFailure] = useState<string>();

	async function press(): Promise<void> {
		setFailure(undefined);
		const takeOver = callOfColleague ? { takeOverFrom: callOfColleague.userId } : {};
		const { error } = await (ownCall ? end({ kind, id }) : mark({ kind, id, ...takeOver }));
		if (error !== undefined) setFailure(assignmentFailure(error));
	}
	return (
		<section className={s.call} aria-label="Phone call">
			<CallNotice ownCall={ownCall} callOfColleague={callOfColleague} />
			<div className={s.callButtons}>
				{phone && !callOfColleague ? (
					<LinkButton href={`tel:${phone}`} variant={isInCrisis(item) && !ownCall ? 'primary' : 'secondary'}>
						<Icon name="phone" /> Call {phone}
					</LinkButton>
				) : null}
				<Button
					variant={ownCall ? 'secondary' : 'quiet'}
					busy={marking.isLoading || ending.isLoading}
					busyLabel="Saving…"
					onClick={() => void press()}
				>
					{labelOf({ ownCall, callOfColleague })}
				</Button>
			</div>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</section>
	);
}

type Calls = Pick<SeenAssignment, 'ownCall' | 'callOfColleague'>;

function labelOf({ ownCall, callOfColleague }: Calls): string {
	if (ownCall) return 'The call is over';
	return callOfColleague ? 'I have them on the phone now' : 'I have them on the phone';
}

function CallNotice({ ownCall, callOfColleague }: Calls): ReactNode {
	if (callOfColleague)
		return (
			<Notice tone="info" icon="phone" role="status" title={`${callWords(callOfColleague, undefined)}.`}>
				<p>Please do not call as well. If nobody ends it, it stands here until {clockOf(callOfColleague.until)}.</p>
			</Notice>
		);
	if (!ownCall) return null;
	return (
		<Notice tone="good" icon="phone" role="status" title={`${callWords(ownCall, ownCall.userId)}.`}>
			<p>All others of staff see it, until you end it or {clockOf(ownCall.until)}.</p>
		</Notice>
	);
}
