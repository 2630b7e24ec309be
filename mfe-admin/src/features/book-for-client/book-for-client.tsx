import { addClient } from '@tulia/contracts/routes/client';
import { validateBookForClientBody } from '@tulia/contracts/validators/appointment';
import { validateNotePaymentBody } from '@tulia/contracts/validators/payment';
import { problemIn, refusalIn, serverNow, useListServicesQuery, useSearchParams, validateWith } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import { Form, FormErrors, type FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { clearDraft, type DraftRule, type FormDraft } from '../../lib/drafts/form-draft.ts';
import { KeepDraft } from '../../lib/drafts/keep-draft.tsx';
import { OfferDraft } from '../../lib/drafts/offer-draft.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { paymentOf } from '../../lib/payments/payment-values.ts';
import { isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';
import * as s from './book-for-client.module.css';
import { type BookingValues, bookingOf, isWhole } from './booking-values.ts';
import { FILLED_IN, FillInLike } from './fill-in-like.tsx';
import { PriceAndPaymentFields } from './price-and-payment-fields.tsx';
import { isAbout, type Unconfirmed } from './unconfirmed-account.tsx';
import { useBookVisit } from './use-book-visit.ts';
import { draftTime } from './use-visit-draft.ts';
import { VisitTicket } from './visit-ticket.tsx';
import { WalkInButton } from './walk-in-button.tsx';
import { WhatAndWhenFields } from './what-and-when-fields.tsx';
import { WhoIsItForFields } from './who-is-it-for-fields.tsx';

const newKey = (): string => crypto.randomUUID();
const TITLE = 'Book a visit';
/** Notes and insurance claims concern health, so they are only in the memory of the page, never in storage. */
const DRAFT: DraftRule = {
	name: 'booking-for-client',
	stored: [
		...['clientId', 'isNewPerson', 'name', 'phone', 'email', 'notices', 'language', 'consentsByWord'],
		...['serviceId', 'forWhom', 'date', 'time', 'psychologistId', 'overBreak', 'arrived', 'outcome'],
		...['method', 'amount', 'mpesaCode'],
	],
	inMemory: ['notes', 'insurer', 'claimNumber', 'reason'],
	/**
	 * A link from a client's file or from the calendar fills in these fields, so they alone are not worth restoring.
	 */
	incidental: ['clientId', 'date', 'time', 'psychologistId'],
};

const LIKE_DRAFT: DraftRule = { ...DRAFT, incidental: FILLED_IN };

/** The message after a reload that lost the in-memory texts. */
const lostWords = ({ values }: FormDraft): string =>
	'notes' in values
		? ''
		: 'What the client wants us to know is not kept when the page is loaded again. Please ask once more.';

/** Books for a caller or walk-in. A half-filled form is offered again in the same tab. */
export const BookForClient = (): ReactNode => (
	<OfferDraft form={DRAFT.name} title={TITLE} noun="booking" notKept={lostWords}>
		{(draft) => <BookingForm draft={draft} />}
	</OfferDraft>
);

/** The request is idempotent: one form makes one booking and one payment. */
function BookingForm({ draft }: { readonly draft: FormDraft | undefined }): ReactNode {
	const book = useBookVisit(() => clearDraft(DRAFT.name));
	const services = useListServicesQuery().data?.data ?? [];
	const [idempotencyKey, setKey] = useState(() => draft?.key ?? newKey());
	const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
	const like = useSearchParams()[0].get('like');
	const may = useMayCall();
	const bodyOf = (values: BookingValues) => bookingOf(values, draftTime(values, services, serverNow()) ?? 'to come');

	async function submit(values: BookingValues): Promise<FormRefusal | undefined> {
		// The tick applies only to the address that staff were warned about.
		const closesUnconfirmed = values.closesUnconfirmed && unconfirmed && isAbout(unconfirmed, values);
		const body = bodyOf({ ...values, closesUnconfirmed });
		const missing = missingIn(values, may(addClient));
		if (!isWhole(body) || missing) return { errors: [missing ?? NO_PERSON_STATED] };
		const refused = await book({ body, values, idempotencyKey });
		if (!refused) return undefined;
		if (isAttemptOver(refused.error)) setKey(newKey());
		return refusalOf(refused.error, values);
	}

	function refusalOf(error: unknown, values: BookingValues): FormRefusal {
		const unconfirmedClient = unconfirmedIn(error, values);
		// A chosen record has no fields for name and address.
		const ofRecord = values.clientId ? OF_RECORD.get(refusalIn(error) ?? '') : undefined;
		if (ofRecord) return { message: ofRecord };
		if (!unconfirmedClient) return scheduleRefusal(error);
		setUnconfirmed(unconfirmedClient);
		return { message: 'Not booked yet: please read what stands beneath the person.' };
	}

	const faultsOf = validateWith(validateBookForClientBody, bodyOf);
	return (
		<Form<BookingValues>
			label="Book a visit"
			validate={(values) => [...faultsOf(values), ...(values.method === undefined ? [] : paymentFaults(values))]}
			onSubmit={submit}
		>
			<AdminHeading
				title={TITLE}
				lead="Nothing is booked until you choose Book. Kept here if you have to look away."
				action={<WalkInButton />}
			/>
			<FormErrors />
			<div className={s.desk}>
				<div className={s.steps}>
					<WhoIsItForFields unconfirmed={unconfirmed} />
					<WhatAndWhenFields />
					<PriceAndPaymentFields />
				</div>
				<aside aria-label="The visit so far">
					<VisitTicket />
				</aside>
			</div>
			{like !== null && !draft ? <FillInLike visitId={like} /> : null}
			<KeepDraft rule={like === null ? DRAFT : LIKE_DRAFT} draft={draft} idempotencyKey={idempotencyKey} />
		</Form>
	);
}

const paymentFaults = validateWith(validateNotePaymentBody, (values: BookingValues) => paymentOf(values, 0));
const OF_RECORD: ReadonlyMap<string, string> = new Map([
	['unknown_client', 'Not booked: there is no such client any more. Please search again.'],
	['client_disabled', 'Not booked: the account of this client is disabled. Enable it under Users first.'],
]);
const NO_CLIENT_CHOSEN = 'Please choose somebody';
const NO_PERSON_STATED = { field: 'forWhom', message: 'Please say who it is for' };

/** Whether a client is chosen, or described by a name or an address. */
function missingIn({ clientId, isNewPerson, email, name }: BookingValues, mayAddClients: boolean) {
	if (clientId) return undefined;
	if (!isNewPerson)
		return {
			field: 'clientId',
			message: mayAddClients ? `${NO_CLIENT_CHOSEN}, or say that they are new` : NO_CLIENT_CHOSEN,
		};
	return email === undefined && name === undefined
		? { field: 'name', message: 'Please give the name, or the email address' }
		: undefined;
}

/** A refusal without a list of visits cannot be confirmed, because the address belongs to a colleague. */
function unconfirmedIn(error: unknown, { clientId, email }: BookingValues): Unconfirmed | undefined {
	const { code, detail = '', affected } = problemIn(error) ?? {};
	return code === 'unconfirmed_client' && affected ? { clientId, email, detail, visits: affected } : undefined;
}
