import type { Account } from '@tulia/contracts/account/schemas';
import type { claimVisits as Endpoint } from '@tulia/contracts/client/endpoints';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { validateClaimVisitsBody } from '@tulia/contracts/validators/client';
import { explain, fieldErrorsIn, Link, paths, useGetAccountQuery, validateWith } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useClaimVisitsMutation } from '../../api/appointments-api.ts';
import * as s from './claim-visits.module.css';

const NO_ANSWER = 'We could not look just now. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	too_many_requests: 'That was very often in a short time. Please try again tomorrow, or call us.',
	email_unconfirmed: 'Please confirm your email address first: open the link in our email.',
	phone_unconfirmed: 'Please confirm your phone number in your account first.',
	claim_refused: 'We found no visit with this ticket that we can add here. Please check it, or call us.',
	client_overlap: 'You have a visit at the same time here already. Please call us, so that we can put it right.',
	unavailable: NO_ANSWER,
};

type ClaimValues = { readonly ticketNumber?: string | undefined };

/**
 * For clients booked by phone or at the front desk before they had an account. Does not reveal whether such a visit
 * exists.
 */
export function ClaimVisits(): ReactNode {
	const account = useGetAccountQuery().data;
	const missing = account && unconfirmedIn(account);
	return (
		<details className={s.claim}>
			<summary>Were you booked by phone or at the desk?</summary>
			{missing === undefined ? (
				<ClaimForm />
			) : (
				<p>
					To add those visits here, please confirm your {missing} first, in{' '}
					<Link to={paths.account()}>your account</Link>.
				</p>
			)}
		</details>
	);
}

/** What the server requires to be confirmed before it searches for visits. */
function unconfirmedIn({ emailVerified, phone }: Account): string | undefined {
	if (!emailVerified) return 'email address';
	return phone?.confirmed ? undefined : 'phone number';
}

function ClaimForm(): ReactNode {
	const [claim] = useClaimVisitsMutation();

	async function submit({ ticketNumber = '' }: ClaimValues): Promise<FormRefusal | undefined> {
		const { error } = await claim({ ticketNumber: ticketNumber.trim() });
		if (!error) {
			toast.success('Your visits are here now. Past ones follow in a minute.');
			return undefined;
		}
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	return (
		<Form<ClaimValues>
			label="Add visits to this account"
			validate={validateWith(validateClaimVisitsBody)}
			onSubmit={submit}
		>
			<p>
				Type the ticket number from the SMS or the paper we gave you. It is added here when the phone number of your
				account is the one we booked it with.
			</p>
			<TextField name="ticketNumber" label="Ticket number" hint="Such as TUL-26-4K7M9." autoComplete="off" />
			<FormErrors />
			<SubmitButton variant="secondary" busyLabel="Looking…">
				Add my visits
			</SubmitButton>
		</Form>
	);
}
