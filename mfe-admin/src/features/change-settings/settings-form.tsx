import { blankProfile } from '@tulia/centre/blank-profile';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { getSettings } from '@tulia/contracts/profile/endpoints';
import { senderErrors } from '@tulia/contracts/profile/mail-sender';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangeSettingsBody } from '@tulia/contracts/validators/profile';
import { refusalIn } from '@tulia/platform';
import { Panel, toast } from '@tulia/ui';
import { type FormRefusal, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangeSettingsMutation, useGetSettingsQuery } from '../../api/settings-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { SaveBar } from '../../lib/editing/save-bar.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { UNSEEN_VISITS, useDisplacedQuestion } from '../../lib/schedule/use-displaced-question.tsx';
import { ownHoursFact } from './own-hours-section.tsx';
import { profileFromValues } from './profile-from-values.ts';
import { factsOf } from './settings-facts.ts';
import { inWords, PARTS } from './settings-refusals.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { type SettingsValues, valuesOf } from './settings-values.ts';

type Settings = ResponseOf<typeof getSettings>;

/** Before the first save, the form has the defaults of any centre. */
const filled = (settings: Settings) => ({
	...settings,
	profile: settings.profile ?? { ...blankProfile, currency: settings.firstCurrency },
});

const WORDS = { ...UNSEEN_VISITS, invalid_hours: 'Not saved: some hours overlap, or end before they begin.' };

const DRAFT = { name: 'settings', stored: ['profile', 'isOff', 'ownChatHours', 'ownHours'] } as const;

const formOf = ({ profile, ownHours }: ReturnType<typeof filled>): SettingsValues => ({
	...valuesOf(profile),
	ownHours,
});

const SAVED = 'Saved. The site shows it within a few minutes.';
const NOT_SAVED = 'What you changed in any part is saved together.';

const errorsIn = (
	body: { readonly profile: ReturnType<typeof profileFromValues> },
	mailDomain: Settings['mailDomain'],
) => inWords([...fieldErrors(validateChangeSettingsBody, body), ...senderErrors(body.profile, mailDomain)]);

/** The centre profile, saved as a whole with its version. */
export function SettingsForm({ settings }: { readonly settings: Settings }): ReactNode {
	const versions = useVersions(filled(settings));
	const { base, theirs } = versions;
	const initialValues = useMemo(() => formOf(base), [base]);
	const question = useDisplacedQuestion();
	const [isSaved, setSaved] = useState(false);
	const [change] = useChangeSettingsMutation();
	const { refetch } = useGetSettingsQuery();
	const profileOf = (values: SettingsValues) => profileFromValues(values, base.profile);
	const bodyOf = (values: SettingsValues) => ({
		profile: profileOf(values),
		version: versions.expectedVersion(),
		...(values.ownHours === undefined ? {} : { ownHours: values.ownHours }),
	});

	async function submit(values: SettingsValues): Promise<FormRefusal | undefined> {
		setSaved(false);
		const { data, error } = await change({ ...bodyOf(values), ...question.answer() });
		question.onRefusal(error);
		if (data) {
			versions.acceptSaved(filled(data));
			setSaved(true);
			toast.success('Settings saved');
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') {
			const fresh = (await refetch()).data;
			if (fresh) versions.setConflict(filled(fresh));
		}
		return saveRefusal(error, WORDS, PARTS);
	}
	return (
		<Panel>
			<StaffForm<SettingsValues>
				draft={DRAFT}
				record={versions}
				key={versions.round}
				label="Settings"
				initialValues={initialValues}
				validate={(values) => errorsIn(bodyOf(values), settings.mailDomain)}
				onSubmit={submit}
			>
				<SettingsTabs mailDomain={settings.mailDomain} />
				{question.notice}
				{theirs ? (
					<VersionConflict
						theirs={formOf(theirs)}
						factsOf={(values) => [...factsOf(profileOf(values)), ownHoursFact(values)]}
						onTakeTheirs={() => versions.restartFrom(theirs)}
						onKeepMine={versions.keepMine}
					/>
				) : null}
				<SaveBar buttons={<SubmitButton busyLabel="Saving…">Save settings</SubmitButton>}>
					{isSaved ? SAVED : NOT_SAVED}
				</SaveBar>
			</StaffForm>
		</Panel>
	);
}
