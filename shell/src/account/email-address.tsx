import type { ReactNode } from 'react';
import * as s from './account-page.module.css';
import { OwnAddress } from './own-address.tsx';

export const EmailAddress = (): ReactNode => (
	<div>
		<p className={s.factName}>Email</p>
		<OwnAddress place="account" />
	</div>
);
