import { compactMoment } from '@tulia/centre/compact-date';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import type { ClientErasure } from '@tulia/contracts/data-request/schemas';
import { validateEraseClientBody } from '@tulia/contracts/validators/data-request';
import { Link, paths, problemIn, useNavigateUnlessLeft, validateWith } from '@tulia/platform';
import { ButtonRow, Notice, toast } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useEraseClientMutation } from '../../api/clients-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import * as s from './data-requests.module.css';
import { REQUEST_FIELDS, RequestFields, type RequestValues, requestedToday, requestOf } from './request-fields.tsx';

interface EraseClientProps {
	readonly client: ClientRecord;
	readonly now: Date;
}
interface ErasureValues extends RequestValues {
	readonly cancelsVisits?: boolean | undefined;
	/** The confirmation as typed. */
	readonly confirmation?: string | undefined;
}
type Visits = NonNullable<NonNullable<ReturnType<typeof problemIn>>['affected']>;

const WORDS = 'erase this client';
/** Ignores the capital letter and the trailing space that a phone keyboard adds. */
const isMeant = (typed: string | undefined): boolean => typed?.trim().replace(/\s+/g, ' ').toLowerCase() === WORDS;

const WHY_NOT = {
	not_found: 'There is no such client any more.',
	visits_coming: 'Not erased: please read what stands above the button.',
	changed_meanwhile: 'Not erased: this record or its visits changed meanwhile. Please load the page again.',
	forbidden: 'Not erased: this account may not do that. Please log in with a staff account.',
	unavailable: 'We could not erase this client right now. Please try again in a moment.',
};

/** Erases a client at their request. An erasure cannot be undone, so staff type a confirmation. */
export function EraseClient({ client: { id, name, version }, now }: EraseClientProps): ReactNode {
	const [erase] = useEraseClientMutation();
	const navigate = useNavigateUnlessLeft();
	const [visits, setVisits] = useState<Visits>([]);
	const initialValues = useMemo(() => requestedToday(now), [now]);
	const bodyOf = ({ confirmation, cancelsVisits, ...values }: ErasureValues) => ({
		...{ ...requestOf(values), version },
		// The contract refuses any other text as confirmation.
		confirmation: (isMeant(confirmation) ? WORDS : (confirmation ?? '')) as ClientErasure['confirmation'],
		...(cancelsVisits ? { cancelsVisits: true as const } : {}),
	});

	async function submit(values: ErasureValues): Promise<FormRefusal | undefined> {
		const { error } = await erase({ id, body: bodyOf(values) });
		if (error === undefined) {
			toast.success(
				`${name} is erased.${visits.length === 0 ? '' : ' The visits to come are cancelled.'} Nobody was told.`,
			);
			void navigate(paths.adminClients());
			return undefined;
		}
		setVisits(problemIn(error)?.affected ?? []);
		return saveRefusal(error, WHY_NOT);
	}
	return (
		<StaffForm<ErasureValues>
			draft={{ name: `erase-client:${id}`, inMemory: REQUEST_FIELDS }}
			label="Erase this client"
			initialValues={initialValues}
			validate={validateWith(validateEraseClientBody, bodyOf)}
			onSubmit={submit}
		>
			<Notice tone="warm" title="This cannot be undone.">
				<p>
					Name, phone, address, notes, what they wrote and visits to come are gone within a minute. What was paid stays,
					and names nobody.
				</p>
			</Notice>
			<FormErrors />
			<RequestFields />
			{visits.length === 0 ? null : <VisitsComing visits={visits} now={now} />}
			<TextField
				name="confirmation"
				label={
					<>
						Type <q>{WORDS}</q>
					</>
				}
				autoComplete="off"
			/>
			<ButtonRow>
				<SubmitButton size="sm" variant="danger" busyLabel="Erasing…">
					Erase for good
				</SubmitButton>
			</ButtonRow>
		</StaffForm>
	);
}

const VisitsComing = ({ visits, now }: { readonly visits: Visits; readonly now: Date }): ReactNode => (
	<Notice tone="bad" role="alert" title="There are visits to come.">
		<ul className={s.visits}>
			{visits.map((visit) => (
				<li key={visit.id}>
					<Link to={paths.adminAppointment(visit.id)}>{compactMoment(visit.scheduledFor, now)}</Link>
				</li>
			))}
		</ul>
		<p>Nobody is told: afterwards there is no way to tell them.</p>
		<Checkbox name="cancelsVisits" label="Cancel these visits too" />
	</Notice>
);
