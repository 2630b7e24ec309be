import { Notice } from '@tulia/ui';
import { RadioCards, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { FIRST_AVAILABLE } from '../../lib/draft/schedule-values.ts';
import { type Psychologists, usePsychologists } from '../../lib/services/use-psychologists.ts';
import { useUnavailableChoice } from '../../lib/use-unavailable-choice.ts';
import { psychologistOption } from './psychologist-option.tsx';
import { PsychologistsNotice } from './psychologists-notice.tsx';
import * as s from './schedule-appointment.module.css';

const LABEL = 'Who would you like to see?';
const FIRST = {
	value: FIRST_AVAILABLE,
	title: 'First available',
	text: 'Whoever is free. The ticket names the person.',
};

/** Lets go of a psychologist who does not offer the service, and names them where the name is known. */
function useUnavailablePsychologist({ everybody, offering }: Psychologists): string | undefined {
	const { value, onChange } = useBoundField<string>('psychologistId');
	const ids = offering && [FIRST_AVAILABLE, ...offering.map(({ id }) => id)];
	const unavailable = useUnavailableChoice(value, ids, () => onChange(FIRST_AVAILABLE));
	if (unavailable === undefined || value !== FIRST_AVAILABLE) return undefined;
	return everybody?.find(({ id }) => id === unavailable)?.name ?? 'The psychologist you chose before';
}

/** The second step: somebody by name among those who offer the service, or whoever is free. */
export function ChoosePsychologist({ serviceId }: { readonly serviceId: string | undefined }): ReactNode {
	const psychologists = usePsychologists(serviceId);
	const unavailable = useUnavailablePsychologist(psychologists);
	const people = (psychologists.offering ?? []).map(psychologistOption);
	return (
		<>
			<RadioCards name="psychologistId" label={LABEL} look="step" stacked options={[FIRST, ...people]} />
			{unavailable === undefined ? null : (
				<div className={s.under}>
					<Notice tone="warm" role="status">
						{unavailable} does not offer this service. The first available psychologist sees you, or choose by name.
					</Notice>
				</div>
			)}
			{serviceId === undefined ? (
				<p className={s.small}>Choose a service to see who offers it.</p>
			) : (
				<PsychologistsNotice psychologists={psychologists} />
			)}
		</>
	);
}
