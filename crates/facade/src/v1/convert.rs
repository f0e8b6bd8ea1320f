//! Conversion between the versions.

use lastro_macros::operations;

/// Conversion from one version to the other.
#[operations(area = "v1.convert")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Customer, Sale, Service};
    use lastro::v1::conversion::{
        self, CustomerConverted, CustomerParametersConverted, PaymentMethodConverted, SaleConverted,
        SaleParametersConverted, ServiceConverted, ServiceParametersConverted,
    };
    use lastro::v1::{CustomerV1, PaymentMethodV1, SaleV1, ServiceV1};

    /// A sale of version 1 as one of version 2: `servicos` become `itens`, `parcelas_venda` `parcelas`, `nfse`
    /// `nfse_dados`, the objects of customer, payment method and services their keys and names. Everything lost or
    /// changed is in the report.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn sale_to_v2(#[draft] value: SaleV1) -> Result<SaleConverted, LastroError> {
        Ok(conversion::sale(&value))
    }

    /// A customer of version 1 as one of version 2: the city's object becomes its key and name.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn customer_to_v2(#[draft] value: CustomerV1) -> Result<CustomerConverted, LastroError> {
        Ok(conversion::customer(&value))
    }

    /// A service of version 1 as one of version 2: the objects of list item and activity become keys and names.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn service_to_v2(#[draft] value: ServiceV1) -> Result<ServiceConverted, LastroError> {
        Ok(conversion::service(&value))
    }

    /// A payment method of version 1 as one of version 2: key, name and kind.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn payment_method_to_v2(#[draft] value: PaymentMethodV1) -> Result<PaymentMethodConverted, LastroError> {
        Ok(conversion::payment_method(&value))
    }

    /// The parameters of version 1 for a sale of version 2, which names customer, service and payment method.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn sale_parameters_from_v2(#[draft] value: Sale) -> Result<SaleParametersConverted, LastroError> {
        Ok(conversion::sale_parameters(&value))
    }

    /// The parameters of version 1 for a customer of version 2; its first card is the one that pays online.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn customer_parameters_from_v2(#[draft] value: Customer) -> Result<CustomerParametersConverted, LastroError> {
        Ok(conversion::customer_parameters(&value))
    }

    /// The parameters of version 1 for a service of version 2.
    ///
    /// # Errors
    /// `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    pub fn service_parameters_from_v2(#[draft] value: Service) -> Result<ServiceParametersConverted, LastroError> {
        Ok(conversion::service_parameters(&value))
    }
}
pub use operations::*;
