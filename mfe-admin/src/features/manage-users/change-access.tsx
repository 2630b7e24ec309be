import type { StaffUser } from '@tulia/contracts/user/schemas';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangeUserBody } from '@tulia/contracts/validators/user';
import { refusalIn } from '@tulia/platform';
import { ButtonRow, Panel, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, RadioCards, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useMemo } from 'react';
import { useChangeUserMutation, useGetUserQuery } from '../../api/users-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { type AccessValues, bodyOf, factsOf, isChange, valuesOf } from './access-values.ts';
import { RoleChecks } from './role-checks.tsx';

const STATES = [
	{ value: 'active', title: 'Active', text: 'Can log in' },
	{ value: 'disabled', title: 'Disabled', text: 'Cannot log in. Their bookings stay' },
];
const WORDS = {
	wrong_confirmation: 'Not saved: this is not the email address of this account.',
	not_yourself: 'Not saved: nobody can change their own roles or state. Ask a colleague.',
	email_not_confirmed:
		'Not saved: this address is not confirmed yet. Ask the person to open the link in our email first. Until then we do not know who reads the mails of this address.',
	last_admin: 'Not saved: this is the only owner. Please make somebody else an owner first.',
};
const NOTHING = { message: 'Nothing to save: choose other roles or another state first.' };

/**
 * Changes the roles and status of an account, once its address was typed as a confirmation. All sessions of the
 * account end.
 */
export function ChangeAccess({ user }: { readonly user: StaffUser }): ReactNode {
	const versions = useVersions(user);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangeUserMutation();
	const { refetch } = useGetUserQuery({ id: user.id });

	async function submit(values: AccessValues): Promise<FormRefusal | undefined> {
		if (!isChange(values, base)) return NOTHING;
		const { data, error } = await change({ id: user.id, body: bodyOf(values, versions.expectedVersion()) });
		if (data) {
			toast.success(`Saved: ${data.name}`);
			versions.restartFrom(data);
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') {
			const fresh = (await refetch()).data?.user;
			if (fresh) versions.setConflict(fresh);
		}
		return saveRefusal(error, WORDS);
	}
	return (
		<Panel>
			<StaffForm<AccessValues>
				draft={{ name: `access:${user.id}`, stored: ['roles', 'psychologistId', 'status'] }}
				record={versions}
				key={versions.round}
				label="Change roles and state"
				initialValues={initialValues}
				validate={(values) => fieldErrors(validateChangeUserBody, bodyOf(values, versions.expectedVersion()))}
				onSubmit={submit}
			>
				<FormErrors />
				<RoleChecks name="roles" />
				<RadioCards name="status" label="State" options={STATES} />
				<TextField
					name="confirmation"
					label={`To confirm, type ${base.email}`}
					hint="The person is logged out everywhere."
					autoComplete="off"
				/>
				{theirs ? (
					<VersionConflict
						theirs={valuesOf(theirs)}
						factsOf={factsOf}
						onTakeTheirs={() => versions.restartFrom(theirs)}
						onKeepMine={versions.keepMine}
					/>
				) : null}
				<ButtonRow>
					<SubmitButton busyLabel="Saving…" variant="danger">
						Save roles and state
					</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}
