import { takeOver } from './sign-in-page';

takeOver();
