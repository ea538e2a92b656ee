import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { ClosingBand } from '@/components/sections/closing-band';
import { DefinitionRows } from '@/components/sections/definition-rows';
import { FlowDiagram } from '@/components/sections/flow-diagram';
import { NextPage } from '@/components/sections/next-page';
import { NumberedSteps } from '@/components/sections/numbered-steps';
import { OfferingRows } from '@/components/sections/offering-rows';
import { Opening } from '@/components/sections/opening';
import { PageIntro } from '@/components/sections/page-intro';
import { QuestionList } from '@/components/sections/question-list';
import { Container, Section } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { Arrow } from '@/components/ui/arrow';
import { ButtonAnchor } from '@/components/ui/button';
import { countriesPresent } from '@/content/countries-present';
import { ui } from '@/content/navigation';
import { productPage as texts } from '@/content/product-page';
import { products, type ProductPath } from '@/content/products';
import type { Product } from '@/content/types';

const area = countriesPresent.countries.map(({ name }) => name);

export function ProductPage({ path, product }: { path: ProductPath; product: Product }) {
  const index = products.findIndex((entry) => entry.path === path);
  const { label } = products.at(index) ?? products[0];
  return (
    <>
      <Seo meta={product.meta} path={path} />
      <JsonLd
        data={[
          serviceData(path, { name: label, description: product.meta.description, area }),
          breadcrumbData(texts.trail, label, path),
        ]}
      />
      <PageIntro
        title={label}
        lead={product.lead}
        actions={product.actions}
        extra={product.external && <ExternalLink {...product.external} />}
        trail={texts.trail}
      />
      <Flow {...product.flow} />
      <Opening paragraphs={product.intro} />
      <Section id="offerings" title={product.offeringsTitle} className="pt-0">
        <OfferingRows items={product.offerings} />
      </Section>
      <div className="border-t border-hairline">
        <NumberedSteps id="steps" title={texts.steps} steps={product.steps} />
      </div>
      <Section
        id="integration"
        title={product.integration.title}
        lead={product.integration.intro}
        layout="split"
        tone="raised"
      >
        <DefinitionRows rows={product.integration.points} />
      </Section>
      <Audience product={product} />
      <Section id="questions" title={texts.questions} className="pt-0">
        <QuestionList questions={product.questions} />
      </Section>
      <NextPage
        texts={texts.neighbours}
        previous={products.at(index - 1) ?? products[0]}
        next={products.at((index + 1) % products.length) ?? products[0]}
      />
      <ClosingBand />
    </>
  );
}

function ExternalLink({ label, href }: { label: string; href: string }) {
  return (
    <ButtonAnchor look="text" href={href} target="_blank" rel="noopener" className="lg:ms-3">
      {`${label} `}
      <span className="sr-only">{ui.opensInNewTab}</span>
      <Arrow to="out" />
    </ButtonAnchor>
  );
}

function Flow({ caption, nodes }: Product['flow']) {
  return (
    <section
      aria-labelledby="flow-title"
      className="on-dark isolate overflow-hidden border-y border-hairline bg-page"
    >
      <Container className="py-14 md:py-20 print:py-4">
        <h2 id="flow-title" className="mb-8 max-w-3xl text-statement md:mb-12">
          {caption}
        </h2>
        <FlowDiagram nodes={nodes} oursLabel={texts.runByUs} labelledBy="flow-title" />
      </Container>
    </section>
  );
}

function Audience({ product: { audience, commercial } }: { product: Product }) {
  return (
    <Container className="grid gap-x-16 gap-y-16 py-section lg:grid-cols-12 print:gap-y-6 print:py-4">
      <section aria-labelledby="audience-title" className="lg:col-span-7">
        <h2 id="audience-title" className="mb-8 text-title print:mb-4 print:text-heading">
          {texts.audience}
        </h2>
        <DefinitionRows rows={audience.map(({ who, why }) => ({ term: who, text: why }))} />
      </section>
      <section aria-labelledby="commercial-title" className="lg:col-span-5">
        <h2 id="commercial-title" className="mb-8 text-title print:mb-4 print:text-heading">
          {texts.commercial}
        </h2>
        <p className="border-t-2 border-accent pt-5 text-lead">{commercial}</p>
      </section>
    </Container>
  );
}
