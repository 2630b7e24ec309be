import { SPANS, type WishValues, wishOf } from '@tulia/centre/wish-choices';
import type { Account } from '@tulia/contracts/account/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { validateChangeEmailBody } from '@tulia/contracts/validators/account';
import type { joinWaitingList as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { WaitingWish } from '@tulia/contracts/waiting-list/schemas';
import { explain, fieldErrorsIn, refusalIn, useGetProfileQuery, useOwnAddress, validateWith } from '@tulia/platform';
import { AddressPanel } from '@tulia/ui/address';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useJoinWaitingListMutation } from '../../api/waiting-list-api.ts';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { WishForm } from './wish-form.tsx';

const NO_ANSWER = 'We could not note that just now. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	turned_off: 'We take no bookings on the website just now. Please call us.',
	unknown_service: 'This service is not offered any more. Please load the page again.',
	unknown_psychologist: 'This psychologist does not offer this service any more. Please load the page again.',
	date_not_bookable: 'Please choose a last day within the next 60 days.',
	not_found: 'This visit has changed meanwhile. Please load the page again.',
	too_late: 'Your visit is less than 24 hours away. Please call us.',
	email_unconfirmed:
		'Please confirm your email address first: open the link in our email. Then we know that what we send reaches you.',
	too_many_waits: 'You wait for three times already. Please stop one of them first, on My appointments.',
	idempotency_key_reused: 'This was asked already. Please look at My appointments.',
	too_many_requests: 'That was very often in a short time. Please wait a little and try again.',
	unauthenticated: 'Please log in again.',
	unavailable: NO_ANSWER,
};

const validate = validateWith(validateChangeEmailBody);

/** Whether the address is unconfirmed, so that an offer may not arrive: the server then refuses the entry. */
const isUnreached = (account: Account | undefined): account is Account =>
	account !== undefined && !account.emailVerified && account.phone?.confirmed !== true;

export interface NewWishProps {
	/** The parts of the entry that are given; days and the other preferences are chosen here. */
	readonly about: Pick<WaitingWish, 'serviceId' | 'forWhom' | 'insteadOf'>;
	/** The day of the visit that it would replace. */
	readonly until?: string | undefined;
	readonly serviceId: string;
	readonly now: Date;
	readonly onAsked: () => void;
	readonly onClose: () => void;
}

const newKey = (): string => crypto.randomUUID();

/** Adds the client to the waiting list. */
export function NewWish({ about, until, serviceId, now, onAsked, onClose }: NewWishProps): ReactNode {
	const [join] = useJoinWaitingListMutation();
	const { account, sendAgain, change } = useOwnAddress();
	const phone = useGetProfileQuery().data?.phones.main;
	const [idempotencyKey, setKey] = useState(newKey);

	async function submit(values: WishValues): Promise<FormRefusal | undefined> {
		const body = { ...about, ...wishOf(values, until, now) };
		const { error } = await join({ body, idempotencyKey });
		if (!error) {
			onAsked();
			return undefined;
		}
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	if (isUnreached(account))
		return (
			<AddressPanel
				address={account}
				place="waiting"
				phone={phone ? <PhoneLink phone={phone} /> : null}
				validate={validate}
				onSendAgain={sendAgain}
				onChange={change}
			/>
		);
	return (
		<WishForm
			spans={until === undefined ? SPANS : []}
			serviceId={serviceId}
			submitLabel="Tell me"
			onSubmit={submit}
			onClose={onClose}
		/>
	);
}
