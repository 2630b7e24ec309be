import { AdminFrame, type AdminFrameProps } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as s from './staff-frame.module.css';

/** The parts of the frame besides the brand. Some of them need the session. */
export type FrameParts = Pick<AdminFrameProps, 'links' | 'search' | 'foot' | 'date' | 'account' | 'closeOn'>;

/**
 * The layout of every staff page and of its skeleton. Both use this component, so that a link is not replaced while
 * it is being tapped.
 */
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
