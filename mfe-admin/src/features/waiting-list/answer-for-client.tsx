import { timeOf } from '@tulia/centre/clock';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { answerOfferForClient as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { KeptTime, OfferAnswer, StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useAnswerOfferForClientMutation } from '../../api/visits/waiting-list-api.ts';

const NO_ANSWER = 'Check your connection and try again.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	not_found: 'They wait no more. The list is read again.',
	offer_gone: 'This time is not kept any more. The list is read again.',
	client_overlap: 'The client has a visit at this time already.',
	unavailable: NO_ANSWER,
};

interface AnswerForClientProps {
	readonly entry: Pick<StaffWaitingEntry, 'id' | 'client'>;
	/** The time that is held for the client. When it is absent, the result of the answer is still shown. */
	readonly kept: KeptTime | undefined;
}

/** Records how the client answered, by phone, to the time that is held for them. */
export function AnswerForClient({ entry: { id, client }, kept }: AnswerForClientProps): ReactNode {
	const [answer, { isLoading, error, originalArgs }] = useAnswerOfferForClientMutation();
	const sending = isLoading ? originalArgs?.body.answer : undefined;
	async function send(given: OfferAnswer): Promise<void> {
		if (!kept) return;
		const { data } = await answer({ id, body: { kept: kept.id, answer: given } });
		if (data) toast.success(given === 'take' ? `Booked for ${client.name}.` : 'Noted. The next in line is asked.');
	}
	return (
		<>
			{kept ? (
				<ButtonRow>
					<Button size="sm" busy={sending === 'take'} busyLabel="Booking…" onClick={() => void send('take')}>
						They take {timeOf(new Date(kept.startsAt))}
					</Button>
					<Button
						size="sm"
						variant="secondary"
						busy={sending === 'decline'}
						busyLabel="Noting…"
						onClick={() => void send('decline')}
					>
						They say no
					</Button>
				</ButtonRow>
			) : null}
			{error ? (
				<Notice tone="bad" role="alert">
					<p>{explain(error, WORDS, NO_ANSWER)}</p>
				</Notice>
			) : null}
		</>
	);
}
