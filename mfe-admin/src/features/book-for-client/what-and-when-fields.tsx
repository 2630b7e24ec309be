import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import { useListServicesQuery } from '@tulia/platform';
import { Checkbox, RadioCards, SelectField, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { WhenFields } from '../../lib/schedule/when-fields.tsx';
import * as s from './book-for-client.module.css';
import { StepBox } from './step-box.tsx';
import { useVisitDraft } from './use-visit-draft.ts';

const FOR_WHOM = (['me', 'my_child', 'us'] as const).map((value) => ({ value, label: forWhomWordsForStaff[value] }));
const OUTCOMES = [
	{ value: 'attended', title: 'Attended' },
	{ value: 'missed', title: 'Missed' },
];

/** The second step: the service, and any half hour at which it can be; what is over is asked for its outcome. */
export function WhatAndWhenFields(): ReactNode {
	const services = useListServicesQuery().data?.data ?? [];
	const { serviceId, when } = useVisitDraft();
	return (
		<StepBox number={2} title="What, and when?">
			<div className={s.two}>
				<SelectField
					name="serviceId"
					label="Service"
					placeholder="Choose a service"
					options={services.map(({ id, title }) => ({ value: id, label: title }))}
				/>
				<SelectField name="forWhom" label="Who comes?" placeholder="Please ask" options={FOR_WHOM} />
			</div>
			<WhenFields serviceId={serviceId} />
			{when === 'today' ? <Checkbox name="arrived" label="They are here now: note that they arrived" /> : null}
			{when === 'over' ? (
				<RadioCards name="outcome" label="This visit is over. Did the client come?" options={OUTCOMES} />
			) : null}
			<TextArea
				name="notes"
				label="What the client wants us to know"
				hint="Only the psychologist and the centre's staff can read this."
				optional
				maxLength={500}
			/>
		</StepBox>
	);
}
