import { validateBookForClientBody } from '@tulia/contracts/validators/appointment';
import { paths, useListServicesQuery, useNavigate, validateWith } from '@tulia/platform';
import { toast } from '@tulia/ui';
import {
	Form,
	FormErrors,
	type FormRefusal,
	SelectField,
	SubmitButton,
	TextArea,
	TextField,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useBookForClientMutation } from '../../api/appointments-api.ts';
import { ChooseWhen } from '../../lib/when/choose-when.tsx';
import { type FreshTimes, freshTimesIn, isAttemptOver, whenRefusal } from '../../lib/when/when-refusal.ts';
import * as s from './book-for-client.module.css';
import { type BookingValues, bookingOf, untouchedBooking } from './booking-values.ts';

const newKey = (): string => crypto.randomUUID();

const validate = validateWith(validateBookForClientBody, bookingOf);

/** Books for somebody who phones. One form books once, however often it is sent. */
export function BookForClient(): ReactNode {
	const [book] = useBookForClientMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const [freshTimes, setFreshTimes] = useState<FreshTimes>();
	const navigate = useNavigate();

	async function submit(values: BookingValues): Promise<FormRefusal | undefined> {
		const { data, error } = await book({ body: bookingOf(values), idempotencyKey });
		if (data) {
			toast.success(`Booked: ${data.ticketNumber}`);
			void navigate(paths.adminAppointment(data.id));
			return undefined;
		}
		if (isAttemptOver(error)) setKey(newKey());
		setFreshTimes(freshTimesIn(error, values.date));
		return whenRefusal(error);
	}

	return (
		<div className={s.panel}>
			<Form<BookingValues>
				label="Book for a client"
				initialValues={untouchedBooking}
				validate={validate}
				onSubmit={submit}
			>
				<FormErrors />
				<BookingFields freshTimes={freshTimes} />
				<SubmitButton busyLabel="Booking…">Book the session</SubmitButton>
			</Form>
		</div>
	);
}

const FOR_WHOM = [
	{ value: 'me', label: 'The client' },
	{ value: 'my_child', label: 'The client’s child' },
	{ value: 'us', label: 'A couple or a family' },
];

function BookingFields({ freshTimes }: { readonly freshTimes: FreshTimes | undefined }): ReactNode {
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
				hint="Needed where there is no account yet."
				optional
				autoComplete="off"
			/>
			<SelectField
				name="serviceId"
				label="Service"
				placeholder="Choose a service"
				options={services.map(({ id, title }) => ({ value: id, label: title }))}
			/>
			<ChooseWhen serviceId={values.serviceId} freshTimes={freshTimes} />
			<SelectField name="forWhom" label="Who is it for?" options={FOR_WHOM} />
			<TextArea
				name="notes"
				label="What the client wants us to know"
				hint="Only the psychologist and the centre's staff can read this."
				optional
				maxLength={500}
			/>
		</>
	);
}
