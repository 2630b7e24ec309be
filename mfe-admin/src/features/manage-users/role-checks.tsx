import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';
import { FieldMessage, SelectField, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { ROLE_WORDS } from '../../lib/page/role-words.ts';
import * as s from './manage-users.module.css';

/** The roles of an account, as checkboxes. An account without roles is a client. */
export function RoleChecks({ name }: { readonly name: string }): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<readonly StaffRole[]>(name);
	const chosen = value ?? [];
	const toggle = (role: StaffRole): void =>
		onChange(staffRoles.filter((one) => chosen.includes(one) !== (one === role)));
	return (
		<fieldset id={id} tabIndex={-1} onBlur={onBlur} aria-describedby={`${id}-hint`}>
			<legend className={s.legend}>Roles</legend>
			<p id={`${id}-hint`} className={s.hint}>
				Nobody ticked: a client, who books sessions. Somebody may have several.
			</p>
			<div className={s.checks}>
				{staffRoles.map((role) => (
					<label key={role} className={s.check}>
						<input type="checkbox" checked={chosen.includes(role)} onChange={() => toggle(role)} />
						<span>
							<b>{ROLE_WORDS[role].title}</b>
							<small>{ROLE_WORDS[role].text}</small>
						</span>
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
			{chosen.includes('psychologist') ? <WhichPsychologist /> : null}
		</fieldset>
	);
}

/** The psychologist of this account, whose visits and clients the account may see. */
function WhichPsychologist(): ReactNode {
	const psychologists = useListAllPsychologistsQuery().data?.data ?? [];
	const options = psychologists.map(({ id, name, active }) => ({
		value: id,
		label: active ? name : `${name} (not bookable at present)`,
	}));
	return (
		<SelectField
			name="psychologistId"
			label="Which psychologist this person is"
			hint="They see the visits and clients of this psychologist, and nobody else’s."
			placeholder="Choose a psychologist"
			options={options}
		/>
	);
}
