import { validateBookForClientBody } from '@tulia/contracts/validators/appointment';
import {
	paths,
	problemIn,
	refusalIn,
	serverNow,
	useListServicesQuery,
	useNavigate,
	validateWith,
} from '@tulia/platform';
import { toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { Form, FormErrors, type FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useBookForClientMutation } from '../../api/appointments-api.ts';
import { isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';
import * as s from './book-for-client.module.css';
import { type BookingValues, bookingOf } from './booking-values.ts';
import { isAbout, type Unconfirmed } from './unconfirmed-account.tsx';
import { draftTime } from './use-visit-draft.ts';
import { VisitTicket } from './visit-ticket.tsx';
import { WalkInButton } from './walk-in-button.tsx';
import { WhatAndWhenFields } from './what-and-when-fields.tsx';
import { WhoIsItForFields } from './who-is-it-for-fields.tsx';

const newKey = (): string => crypto.randomUUID();

/** Books for somebody who phones or stands at the desk. The form is idempotent: it books once, however often it is sent. */
export function BookForClient(): ReactNode {
	const [book] = useBookForClientMutation();
	const services = useListServicesQuery().data?.data ?? [];
	const [idempotencyKey, setKey] = useState(newKey);
	const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
	const navigate = useNavigate();
	const bodyOf = (values: BookingValues) => bookingOf(values, draftTime(values, services, serverNow()) ?? 'to come');

	async function submit(values: BookingValues): Promise<FormRefusal | undefined> {
		// The tick counts for the address that staff were told of, and for no other.
		const closesUnconfirmed = values.closesUnconfirmed && unconfirmed && isAbout(unconfirmed, values);
		const { forWhom, ...rest } = bodyOf({ ...values, closesUnconfirmed });
		const missing = missingIn(values);
		if (forWhom === undefined || missing) return { errors: [missing ?? NOBODY_SAID] };
		const { data, error } = await book({ body: { ...rest, forWhom }, idempotencyKey });
		if (data) {
			toast.success(`Booked: ${data.ticketNumber}`);
			void navigate(paths.adminAppointment(data.id));
			return undefined;
		}
		if (isAttemptOver(error)) setKey(newKey());
		return refusalOf(error, values);
	}

	function refusalOf(error: unknown, values: BookingValues): FormRefusal {
		const unconfirmedClient = unconfirmedIn(error, values);
		if (values.clientId && refusalIn(error) === 'unknown_client') return NO_RECORD;
		if (!unconfirmedClient) return scheduleRefusal(error);
		setUnconfirmed(unconfirmedClient);
		return { message: 'Not booked yet: please read what stands beneath the person.' };
	}

	return (
		<Form<BookingValues>
			label="Book a visit"
			validate={validateWith(validateBookForClientBody, bodyOf)}
			onSubmit={submit}
		>
			<AdminHeading title="Book a visit" lead="Nothing is booked until you press Book." action={<WalkInButton />} />
			<FormErrors />
			<div className={s.desk}>
				<div className={s.steps}>
					<WhoIsItForFields unconfirmed={unconfirmed} />
					<WhatAndWhenFields />
				</div>
				<aside aria-label="The visit so far">
					<VisitTicket />
				</aside>
			</div>
		</Form>
	);
}

const NO_RECORD = { message: 'Not booked: there is no such client any more. Please search again.' };
const NOBODY_SAID = { field: 'forWhom', message: 'Please say who it is for' };

/** Somebody has to be chosen, or named by a name or an address. */
function missingIn({ clientId, isNewPerson, email, name }: BookingValues) {
	if (clientId) return undefined;
	if (!isNewPerson) return { field: 'clientId', message: 'Please choose somebody, or say that they are new' };
	return email === undefined && name === undefined
		? { field: 'name', message: 'Please give the name, or the email address' }
		: undefined;
}

/** Without a list of visits there is nothing staff could agree to: a colleague holds the address. */
function unconfirmedIn(error: unknown, { clientId, email }: BookingValues): Unconfirmed | undefined {
	const { code, detail = '', affected } = problemIn(error) ?? {};
	return code === 'unconfirmed_client' && affected ? { clientId, email, detail, visits: affected } : undefined;
}
