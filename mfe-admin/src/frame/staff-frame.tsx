import { AdminFrame, type AdminFrameProps } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as s from './staff-frame.module.css';

/** What the frame shows besides the brand, of which some is known only with the session. */
export type FrameParts = Pick<AdminFrameProps, 'links' | 'search' | 'foot' | 'date' | 'account' | 'closeOn'>;

/** The layout of every page of staff, and of its skeleton: one, so that a link that is being pressed is not replaced. */
export const StaffFrame = ({ children, ...parts }: FrameParts & { readonly children: ReactNode }): ReactNode => (
	<>
		<a className={s.skip} href="#main">
			Skip to main content
		</a>
		<AdminFrame brand={<Brand />} {...parts}>
			{children}
		</AdminFrame>
	</>
);
