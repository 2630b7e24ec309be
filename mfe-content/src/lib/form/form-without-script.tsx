import { useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './form-without-script.module.css';

/** Replaces a form where the browser runs no scripts, which `Form` needs. */
export function FormWithoutScript(): ReactNode {
	const profile = useGetProfileQuery().data;
	return (
		<div className={s.notice}>
			<Notice tone="info" title="This form needs JavaScript">
				<p>
					Your browser has it switched off. You can still reach us
					{profile ? (
						<>
							: call <a href={`tel:${profile.phones.main.replaceAll(' ', '')}`}>{profile.phones.main}</a> or write to{' '}
							<a href={`mailto:${profile.emails.general}`}>{profile.emails.general}</a>
						</>
					) : (
						' by phone or email'
					)}
					.
				</p>
			</Notice>
		</div>
	);
}
