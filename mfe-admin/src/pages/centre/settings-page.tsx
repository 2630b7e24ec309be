import { Link, paths, usePage } from '@tulia/platform';
import { ArrowLink, ButtonRow } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ChangeSettings } from '../../features/change-settings/change-settings.tsx';

/** `/admin/settings` */
export function SettingsPage(): ReactNode {
	usePage({ title: 'Settings' });
	return (
		<>
			<AdminHeading
				title="Settings"
				lead="The centre's own facts, as the whole site shows them."
				action={
					<ButtonRow>
						<ArrowLink component={Link} to={paths.adminCrisisSettings()}>
							Words of crisis
						</ArrowLink>
						<ArrowLink component={Link} to={paths.adminLaunch()}>
							Before launch
						</ArrowLink>
					</ButtonRow>
				}
			/>
			<ChangeSettings />
		</>
	);
}
