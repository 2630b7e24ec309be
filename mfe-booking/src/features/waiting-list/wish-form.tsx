import { weekdays } from '@tulia/centre/day';
import { DAY_WORDS, newWish, PARTS, type Span, type WishValues, wishErrors } from '@tulia/centre/wish-choices';
import { isOpenDay, useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Checkbox, Form, FormErrors, type FormRefusal, SelectField, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { usePsychologists } from '../../lib/services/use-psychologists.ts';
import * as s from './waiting-list.module.css';

export interface WishFormProps {
	/** The initial values; absent: everything is ticked. */
	readonly start?: WishValues | undefined;
	/** The choices for the end of the wait; empty if a visit determines it. */
	readonly spans: readonly Span[];
	/** The service whose psychologists are listed, after the choice of the first available one. */
	readonly serviceId: string;
	readonly submitLabel: string;
	readonly onSubmit: (values: WishValues) => Promise<FormRefusal | undefined>;
	readonly onClose: () => void;
}

/** The preferred times. Everything is ticked, so one tap is enough. */
export function WishForm({ start, spans, serviceId, submitLabel, onSubmit, onClose }: WishFormProps): ReactNode {
	const { offering = [] } = usePsychologists(serviceId);
	const profile = useGetProfileQuery().data;
	const openDays = weekdays.filter(
		(day) => profile?.openingHours.some((hours) => hours.day === day && isOpenDay(hours)) ?? true,
	);
	const [initial] = useState(() => start ?? newWish(openDays));
	return (
		<Form<WishValues> label="Which times would suit?" initialValues={initial} validate={wishErrors} onSubmit={onSubmit}>
			<FormErrors />
			<fieldset className={s.days}>
				<legend>Which days would suit?</legend>
				{openDays.map((day) => (
					<Checkbox key={day} name={day} label={DAY_WORDS[day]} />
				))}
			</fieldset>
			<SelectField name="part" label="Part of the day" options={PARTS} />
			<SelectField
				name="psychologistId"
				label="With whom"
				optional
				placeholder="Whoever is free first"
				options={offering.map(({ id, name }) => ({ value: id, label: `Only ${name}` }))}
			/>
			{spans.length === 0 ? null : <SelectField name="within" label="Until when" options={spans} />}
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">{submitLabel}</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</Form>
	);
}
