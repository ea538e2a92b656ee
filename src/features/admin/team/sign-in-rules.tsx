import { adminTeam } from '@/content/en/admin-team';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { QuestionButton } from '../ui/question-dialog';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useCommand } from '../ui/use-command';
import { signInRulesQuery, type SignInRules } from './team-queries';

const { rules: texts } = adminTeam;
/** 1 to 168 hours, which are a week; the database has the same limits. */
const hoursPattern = /^([1-9]|[1-9]\d|1[0-5]\d|16[0-8])$/;

export function SignInRulesSection() {
  const rules = useStaffQuery(signInRulesQuery);
  const { run } = useCommand({
    run: async (newRules: SignInRules) => dataOf(await staff().rpc('set_sign_in_rules', newRules)),
    changes: ['sign_in_rules'],
    done: texts.done,
    failed: (error) =>
      error instanceof RequestError && error.status === 409 ? texts.ownFirst : texts.saveFailed,
    isQuiet: true,
  });
  return (
    <QuerySection texts={texts} query={rules} rows={1}>
      {({ admins_need_factor, idle_hours }) => (
        <>
          <p className="text-quiet">
            {texts.factor}: {texts.factorOptions[admins_need_factor ? 'required' : 'optional']}.{' '}
            {texts.ends(idle_hours)}
          </p>
          <QuestionButton
            {...texts}
            title={texts.open}
            button={{ children: texts.open, className: 'my-4' }}
            yes={texts.submit}
            fields={{
              factor: {
                label: texts.factor,
                value: admins_need_factor ? 'required' : 'optional',
                options: texts.factorOptions,
              },
              hours: {
                label: texts.hours,
                value: String(idle_hours),
                inputMode: 'decimal',
                required: true,
                problemOf: (typed) =>
                  hoursPattern.test(typed.trim()) ? undefined : texts.hoursInvalid,
              },
            }}
            onYes={({ factor, hours }) =>
              run({ admins_need_factor: factor === 'required', idle_hours: Number(hours) })
            }
          />
        </>
      )}
    </QuerySection>
  );
}
