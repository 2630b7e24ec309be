import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangeServiceBody } from '@tulia/contracts/validators/service';
import { refusalIn } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useMemo, useRef } from 'react';
import { useChangeServiceMutation, useListAllServicesQuery } from '../../api/services-api.ts';
import { groupFieldErrors } from '../../lib/editing/group-field-errors.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { UNSEEN_VISITS, useDisplacedQuestion } from '../../lib/schedule/use-displaced-question.tsx';
import { ServiceForm } from './service-form.tsx';
import { factsOf, fieldsOf, type ServiceValues, valuesOf } from './service-values.ts';

interface ChangeServiceProps {
	readonly service: StaffService;
	readonly onDone: () => void;
}

export function ChangeService({ service, onDone }: ChangeServiceProps): ReactNode {
	const versions = useVersions(service);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangeServiceMutation();
	const { refetch } = useListAllServicesQuery();
	const question = useDisplacedQuestion();
	const fetched = useRef(service);
	// The list may change the position while the form is open. After a refusal, the refetched service arrives as a prop
	// one frame later.
	const latest = () => (fetched.current.version > service.version ? fetched.current : service);
	const bodyOf = (values: ServiceValues) => ({
		...fieldsOf(values),
		order: latest().order,
		version: versions.expectedVersion(),
	});

	async function submit(values: ServiceValues): Promise<FormRefusal | undefined> {
		const { data, error } = await change({ id: service.id, body: { ...bodyOf(values), ...question.answer() } });
		question.onRefusal(error);
		if (data) {
			toast.success(`Saved: ${data.title}`);
			onDone();
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') {
			const fresh = (await refetch()).data?.data.find(({ id }) => id === service.id);
			if (fresh) {
				fetched.current = fresh;
				versions.setConflict(fresh);
			}
		}
		return saveRefusal(error, UNSEEN_VISITS, ['benefits']);
	}

	return (
		<ServiceForm
			key={versions.round}
			serviceId={service.id}
			record={versions}
			label={`Change ${base.title}`}
			initialValues={initialValues}
			validate={(values) => groupFieldErrors(fieldErrors(validateChangeServiceBody, bodyOf(values)), ['benefits'])}
			onSubmit={submit}
			onCancel={onDone}
		>
			{question.notice}
			{theirs ? (
				<VersionConflict
					theirs={valuesOf(theirs)}
					factsOf={factsOf}
					onTakeTheirs={() => versions.restartFrom(theirs)}
					onKeepMine={versions.keepMine}
				/>
			) : null}
		</ServiceForm>
	);
}
