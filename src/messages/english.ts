import account from './en/account';
import activity from './en/activity';
import billing from './en/billing';
import decisions from './en/decisions';
import form from './en/form';
import model from './en/model';
import notifications from './en/notifications';
import people from './en/people';
import plans from './en/plans';
import preferences from './en/preferences';
import referrals from './en/referrals';
import signin from './en/signin';
import support from './en/support';
import table from './en/table';
import team from './en/team';

/** Every message in English, by area. The other languages have the same areas, keys and arguments. */
export const english = {
  account,
  activity,
  billing,
  decisions,
  form,
  model,
  notifications,
  people,
  plans,
  preferences,
  referrals,
  signin,
  support,
  table,
  team,
};
