import { Link } from '@tulia/platform';
import type { ComponentProps, ReactNode } from 'react';

/** A link whose state the next page needs: a click before hydration waits for the application, which alone has it. */
export const LinkWithState = (props: ComponentProps<typeof Link>): ReactNode => <Link {...props} data-needs-app="" />;
