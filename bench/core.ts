import { TZ_DATA_VERSION } from '@/core/time/zone';
import { recurrenceFigures } from './core-recurrence';
import { slotFigures } from './core-slots';
import { zoneFigures } from './core-zones';
import { machine } from './measure';
import { writeSection } from './report';

// Each part runs in turn; inside a part the competitors take turns, so that all meet the same machine.
const parts = [slotFigures(), recurrenceFigures(), zoneFigures()];
const date = new Date().toISOString().slice(0, 10);
const text = `\`npm run bench:core\`, ${date}, ${machine()}, time-zone data ${TZ_DATA_VERSION}.\n\n${parts.join('\n')}`;
writeSection('The scheduling core', text);
console.log(text);
