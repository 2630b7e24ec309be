import type { Problem } from '@tulia/contracts/problem';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangePsychologistBody } from '@tulia/contracts/validators/psychologist';
import { problemIn } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useChangePsychologistMutation, useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions, type Versions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { UnacknowledgedAppointments } from '../../lib/schedule/unacknowledged-appointments.tsx';
import { PsychologistForm } from './psychologist-form.tsx';
import { factsOf, fieldsOf, inWords, PARTS, type PsychologistValues, valuesOf } from './psychologist-values.ts';

type Affected = NonNullable<Problem['affected']>;

const WORDS = {
	bookings_unseen: 'Not saved yet: please look at the visits below first.',
	invalid_hours: 'Not saved: these hours overlap, or end before they begin.',
	unknown_service: 'Not saved: one of the services no longer exists.',
};

interface ChangePsychologistProps {
	readonly psychologist: StaffPsychologist;
	readonly onDone: () => void;
}

/**
 * Edits a psychologist and their hours. Visits outside of the new hours are listed before the save, and stay booked.
 */
export function ChangePsychologist({ psychologist, onDone }: ChangePsychologistProps): ReactNode {
	const versions = useVersions(psychologist);
	const { base } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangePsychologistMutation();
	const { refetch } = useListAllPsychologistsQuery();
	const seen = useRef<readonly string[]>([]);
	const [affected, setAffected] = useState<Affected>([]);
	const bodyOf = (values: PsychologistValues) => ({
		...fieldsOf(values),
		version: versions.expectedVersion(),
		...(seen.current.length > 0 ? { seen: [...seen.current] } : {}),
	});

	async function submit(values: PsychologistValues): Promise<FormRefusal | undefined> {
		const { data, error } = await change({ id: psychologist.id, body: bodyOf(values) });
		if (data) {
			toast.success(`Saved: ${data.name}`);
			onDone();
			return undefined;
		}
		const problem = problemIn(error);
		setAffected(problem?.affected ?? []);
		if (problem?.code === 'changed_meanwhile') {
			const fresh = (await refetch()).data?.data.find(({ id }) => id === psychologist.id);
			if (fresh) versions.setConflict(fresh);
		}
		return saveRefusal(error, WORDS, PARTS);
	}

	return (
		<PsychologistForm
			key={versions.round}
			psychologistId={psychologist.id}
			record={versions}
			label={`Change ${base.name}`}
			initialValues={initialValues}
			validate={(values) => inWords(fieldErrors(validateChangePsychologistBody, bodyOf(values)))}
			onSubmit={submit}
			onCancel={onDone}
		>
			{affected.length > 0 ? (
				<UnacknowledgedAppointments
					affected={affected}
					onSeen={() => {
						seen.current = [...new Set([...seen.current, ...affected.map(({ id }) => id)])];
					}}
				/>
			) : null}
			<Conflict versions={versions} />
		</PsychologistForm>
	);
}

function Conflict({ versions }: { readonly versions: Versions<StaffPsychologist> }): ReactNode {
	const titleOf = useServiceTitles();
	const { theirs } = versions;
	return theirs ? (
		<VersionConflict
			theirs={valuesOf(theirs)}
			factsOf={factsOf(titleOf)}
			onTakeTheirs={() => versions.restartFrom(theirs)}
			onKeepMine={versions.keepMine}
		/>
	) : null;
}

function useServiceTitles(): (serviceId: string) => string {
	const services = useListAllServicesQuery().data?.data;
	return (serviceId) => services?.find(({ id }) => id === serviceId)?.title ?? serviceId;
}
