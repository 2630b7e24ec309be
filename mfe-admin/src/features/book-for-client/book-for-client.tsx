import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import { validateBookForClientBody } from '@tulia/contracts/validators/appointment';
import { paths, problemIn, useListServicesQuery, useNavigate, validateWith } from '@tulia/platform';
import { toast } from '@tulia/ui';
import {
	Form,
	FormErrors,
	type FormRefusal,
	RadioCards,
	SelectField,
	SubmitButton,
	TextArea,
	TextField,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useBookForClientMutation } from '../../api/appointments-api.ts';
import { ScheduleFields } from '../../lib/schedule/schedule-fields.tsx';
import { type FreshTimes, freshTimesIn, isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';
import * as s from './book-for-client.module.css';
import { type BookingValues, bookingOf } from './booking-values.ts';
import { type Unconfirmed, UnconfirmedAccount } from './unconfirmed-account.tsx';

const newKey = (): string => crypto.randomUUID();

const validate = validateWith(validateBookForClientBody, bookingOf);

/** Books for somebody who phones. The form is idempotent: it books once, however often it is sent. */
export function BookForClient(): ReactNode {
	const [book] = useBookForClientMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const [freshTimes, setFreshTimes] = useState<FreshTimes>();
	const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
	const navigate = useNavigate();

	async function submit(values: BookingValues): Promise<FormRefusal | undefined> {
		// The tick counts for the address that staff were told of, and for no other.
		const closesUnconfirmed = values.closesUnconfirmed && values.email === unconfirmed?.email;
		const { forWhom, ...rest } = bookingOf({ ...values, closesUnconfirmed });
		if (forWhom === undefined) return { errors: [{ field: 'forWhom', message: 'Please say who it is for' }] };
		const { data, error } = await book({ body: { ...rest, forWhom }, idempotencyKey });
		if (data) {
			toast.success(`Booked: ${data.ticketNumber}`);
			void navigate(paths.adminAppointment(data.id));
			return undefined;
		}
		if (isAttemptOver(error)) setKey(newKey());
		setFreshTimes(freshTimesIn(error, values.date));
		const unconfirmedClient = unconfirmedIn(error, values);
		if (unconfirmedClient) {
			setUnconfirmed(unconfirmedClient);
			return { message: 'Not booked yet: please read what stands above the button.' };
		}
		return scheduleRefusal(error);
	}

	return (
		<div className={s.panel}>
			<Form<BookingValues> label="Book for a client" validate={validate} onSubmit={submit}>
				<FormErrors />
				<BookingFields freshTimes={freshTimes} unconfirmed={unconfirmed} />
				<SubmitButton busyLabel="Booking…">Book the session</SubmitButton>
			</Form>
		</div>
	);
}

/** Without a list of visits there is nothing staff could agree to: a colleague holds the address. */
function unconfirmedIn(error: unknown, { email }: BookingValues): Unconfirmed | undefined {
	const { code, detail = '', affected } = problemIn(error) ?? {};
	return code === 'unconfirmed_client' && affected ? { email, detail, visits: affected } : undefined;
}

const FOR_WHOM = (['me', 'my_child', 'us'] as const).map((value) => ({ value, title: forWhomWordsForStaff[value] }));

interface BookingFieldsProps {
	readonly freshTimes: FreshTimes | undefined;
	readonly unconfirmed: Unconfirmed | undefined;
}

function BookingFields({ freshTimes, unconfirmed }: BookingFieldsProps): ReactNode {
	const services = useListServicesQuery().data?.data ?? [];
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	return (
		<>
			<TextField
				name="email"
				type="email"
				label="Email"
				hint="Who has no account yet gets an invitation by mail."
				autoComplete="off"
			/>
			<TextField
				name="name"
				label="Full name"
				hint="Needed where there is no account yet, or one that nobody confirmed."
				optional
				autoComplete="off"
			/>
			<SelectField
				name="serviceId"
				label="Service"
				placeholder="Choose a service"
				options={services.map(({ id, title }) => ({ value: id, label: title }))}
			/>
			<RadioCards name="forWhom" label="Who is it for?" options={FOR_WHOM} />
			<ScheduleFields serviceId={values.serviceId} freshTimes={freshTimes} />
			<TextArea
				name="notes"
				label="What the client wants us to know"
				hint="Only the psychologist and the centre's staff can read this."
				optional
				maxLength={500}
			/>
			{unconfirmed && unconfirmed.email === values.email ? <UnconfirmedAccount {...unconfirmed} /> : null}
		</>
	);
}
