import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts that a page loads when they are first needed take their time on a machine that runs other tests beside.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
