import account from './en/account';
import activity from './en/activity';
import billing from './en/billing';
import briefings from './en/briefings';
import decisions from './en/decisions';
import failures from './en/failures';
import form from './en/form';
import model from './en/model';
import notifications from './en/notifications';
import people from './en/people';
import phoneLines from './en/phone-lines';
import plans from './en/plans';
import referrals from './en/referrals';
import signin from './en/signin';
import staff from './en/staff';
import support from './en/support';
import table from './en/table';
import team from './en/team';

/** Every message in English, by area. The other languages have the same areas, keys and arguments. */
export const english = {
  account,
  activity,
  billing,
  briefings,
  decisions,
  failures,
  form,
  model,
  notifications,
  people,
  'phone-lines': phoneLines,
  plans,
  referrals,
  signin,
  staff,
  support,
  table,
  team,
};
