import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangePsychologistProfileBody } from '@tulia/contracts/validators/psychologist';
import { problemIn, rolesOf, useSessionUser } from '@tulia/platform';
import { ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import { type ReactNode, useMemo } from 'react';
import { useChangePsychologistProfileMutation, useListAllPsychologistsQuery } from '../../../api/psychologists-api.ts';
import { StaffForm } from '../../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../../lib/editing/save-refusal.ts';
import { useVersions } from '../../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../../lib/editing/version-conflict.tsx';
import { LanguageChecks } from './language-checks.tsx';
import { PortraitPicker } from './portrait-picker.tsx';
import * as s from './profile.module.css';
import { factsOf, fieldsOf, type ProfileValues, valuesOf } from './profile-values.ts';

const FIELDS = ['portrait', 'title', 'summary', 'about', 'languages', 'licence'] as const;
const PARTS = ['languages'];

/** The profile with its own version, which differs from that of the hours. */
const profileOf = (psychologist: StaffPsychologist) => ({
	profile: psychologist.profile,
	version: psychologist.profileVersion ?? 0,
});

/** Edits the public profile of a psychologist. Visitors are not shown empty parts. */
export function EditPsychologistProfile({ psychologist }: { readonly psychologist: StaffPsychologist }): ReactNode {
	const { id, name } = psychologist;
	const versions = useVersions(profileOf(psychologist));
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangePsychologistProfileMutation();
	const { refetch } = useListAllPsychologistsQuery();
	const mayLicense = useMayLicense();
	// Fields that only the owner may edit are sent with their current values, because the form's initial values may be
	// older.
	const fixed = mayLicense ? {} : { licence: psychologist.profile?.licence ?? {} };
	const bodyOf = (values: ProfileValues) => ({
		...fieldsOf({ ...values, ...fixed }),
		version: versions.expectedVersion(),
	});

	async function submit(values: ProfileValues): Promise<FormRefusal | undefined> {
		const { data, error } = await change({ id, body: bodyOf(values) });
		if (data) {
			toast.success(`Saved: the profile of ${data.name}`);
			versions.restartFrom(profileOf(data));
			return undefined;
		}
		if (problemIn(error)?.code === 'changed_meanwhile') {
			const fresh = (await refetch()).data?.data.find((one) => one.id === id);
			if (fresh) versions.setConflict(profileOf(fresh));
		}
		return saveRefusal(error, {}, PARTS);
	}
	return (
		<>
			<p>What is left empty is not shown.</p>
			<StaffForm<ProfileValues>
				key={versions.round}
				draft={{ name: `psychologist-profile:${id}`, stored: FIELDS }}
				record={versions}
				label={`Profile of ${name}`}
				initialValues={initialValues}
				validate={(values) => fieldErrors(validateChangePsychologistProfileBody, bodyOf(values))}
				onSubmit={submit}
			>
				<FormErrors />
				<ProfileFields mayLicense={mayLicense} licence={psychologist.profile?.licence} />
				{theirs ? (
					<VersionConflict
						theirs={valuesOf(theirs)}
						factsOf={factsOf}
						onTakeTheirs={() => versions.restartFrom(theirs)}
						onKeepMine={versions.keepMine}
					/>
				) : null}
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save the profile</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</>
	);
}

interface ProfileFieldsProps {
	readonly mayLicense: boolean;
	readonly licence: LicenceProps['licence'];
}

const ProfileFields = ({ mayLicense, licence }: ProfileFieldsProps): ReactNode => (
	<>
		<PortraitPicker />
		<TextField name="title" label="Title" hint="Such as “Child and family psychologist”." optional maxLength={80} />
		<TextArea name="summary" label="In two lines" optional maxLength={160} rows={2} />
		<TextArea
			name="about"
			label="In more words"
			hint="Shown on a page of its own. An empty line begins a new paragraph."
			optional
			maxLength={1200}
			rows={8}
		/>
		<LanguageChecks />
		<Licence mayChange={mayLicense} licence={licence} />
	</>
);

const useMayLicense = (): boolean => rolesOf(useSessionUser()).includes('owner');

interface LicenceProps {
	readonly mayChange: boolean;
	readonly licence: NonNullable<StaffPsychologist['profile']>['licence'];
}

/** The licence: fields for the owner, who has seen the document; a text for the psychologist. */
function Licence({ mayChange, licence }: LicenceProps): ReactNode {
	if (mayChange)
		return (
			<>
				<TextField name="licence.number" label="Licence number" optional maxLength={40} />
				<TextField
					name="licence.board"
					label="Board that gave the licence"
					hint="In Kenya, the Counsellors and Psychologists Board."
					optional
					maxLength={100}
				/>
			</>
		);
	return (
		<dl className={s.licence}>
			<dt>Licence number</dt>
			<dd>{licence?.number ?? 'None yet'}</dd>
			<dt>Board that gave the licence</dt>
			<dd>{licence?.board ?? 'Not said'}</dd>
			<dd className={s.hint}>Only the owner of the site changes the licence. Please tell them if it is wrong.</dd>
		</dl>
	);
}
