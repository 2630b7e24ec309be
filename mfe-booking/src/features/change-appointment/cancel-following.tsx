import { longDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { cancelMyFollowing as CancelMyFollowing } from '@tulia/contracts/series/endpoints';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import { validateCancelMyFollowingBody } from '@tulia/contracts/validators/series';
import { explain, fieldErrorsIn, hasCareWordsSoon, problemIn, validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, useFormState } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useCancelMyFollowingMutation } from '../../api/appointments-api.ts';
import { seriesWords } from '../../lib/ticket/series-words.ts';
import { CancelReason } from './cancel-reason.tsx';
import { ChangePanel } from './change-panel.tsx';
import * as s from './change-visit.module.css';

const UNKNOWN_OUTCOME =
	'We did not hear back, so we do not know yet which visits are cancelled. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof CancelMyFollowing>, string> = {
	not_found: 'We cannot find these visits in your account. Please load the page again.',
	too_many_requests:
		'That was very often in a short time. Please wait a little and try again, or call us. Your visits still stand.',
	idempotency_key_reused: 'Please try again.',
	unavailable: UNKNOWN_OUTCOME,
};

type Values = { readonly reason?: string | undefined };

export interface CancelFollowingProps {
	readonly ticket: Ticket;
	readonly headingLevel: 'h2' | 'h3';
	readonly onClose: () => void;
	/** The outcome of each visit, after confirmation. `isHeavy`: the reason contained words of crisis. */
	readonly onCancelled: (outcomes: readonly SeriesOutcome[], isHeavy: boolean) => void;
}

/** Cancels a visit and all later ones of its series after a second confirmation. Idempotent. */
export function CancelFollowing({ ticket, headingLevel, onClose, onCancelled }: CancelFollowingProps): ReactNode {
	const [cancel] = useCancelMyFollowingMutation();
	const [idempotencyKey, setKey] = useState<string>(() => crypto.randomUUID());

	async function submit({ reason }: Values): Promise<FormRefusal | undefined> {
		const body = reason === undefined ? {} : { reason };
		const { data, error } = await cancel({ ticketNumber: ticket.ticketNumber, body, idempotencyKey });
		if (data) {
			onCancelled(data.data, await hasCareWordsSoon(reason));
			return undefined;
		}
		const code = problemIn(error)?.code;
		if (code === 'idempotency_key_reused') setKey(crypto.randomUUID());
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, UNKNOWN_OUTCOME) };
	}

	return (
		<ChangePanel title="Cancel this visit and all that follow?" headingLevel={headingLevel}>
			<Form<Values>
				label="Cancel this visit and all that follow"
				validate={validateWith(validateCancelMyFollowingBody)}
				onSubmit={submit}
			>
				<div className={s.fields}>
					<p>
						{seriesWords(ticket)}, from {longDay(ticket.date)}, {ticket.time} on. What is less than 24 hours away stays
						booked: for that, please call us.
					</p>
					<CancelReason headingLevel={headingLevel} />
					<FormErrors />
					<ButtonRow>
						<CancelButton />
						<Button variant="quiet" onClick={onClose}>
							Keep my visits
						</Button>
					</ButtonRow>
				</div>
			</Form>
		</ChangePanel>
	);
}

function CancelButton(): ReactNode {
	const { submitting } = useFormState({ subscription: { submitting: true } });
	return (
		<Button type="submit" variant="danger" busy={submitting} busyLabel="Cancelling…">
			Yes, cancel them
		</Button>
	);
}
