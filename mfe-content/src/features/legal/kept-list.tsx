import { keptOnDevice } from '@tulia/platform/kept-on-device';
import type { ReactNode } from 'react';

/** The list of what the site stores in a browser. */
export const KeptList = (): ReactNode => (
	<>
		<p>This is everything:</p>
		<ul>
			{keptOnDevice.map(({ key, what, howLong }) => (
				<li key={key}>
					<b>{what}:</b> {howLong}.
				</li>
			))}
		</ul>
		<p>
			On a phone that others use, leave “Remember me” and “Keep this ticket on this phone” empty. Then what is about you
			is gone when you close the tab. If you ticked one of them, it is gone when you log out, or when somebody else logs
			in on that phone.
		</p>
		<p>
			“Leave this site” at the top of each page logs you out and wipes all of this except the random number and that it
			was used. It cannot empty the list of pages you visited in your browser, nor the files every browser keeps of the
			sites it opened. You can delete those in your browser.
		</p>
	</>
);
